// The core for WebAssembly has one canvas as both in place of this file, so that what draws badges is compiled once.

/// The canvas of a picture that is written at once.
package typealias WritingCanvas = SVGSerializer

/// The canvas of a picture whose tree is needed.
package typealias RecordingCanvas = NodeCanvas
