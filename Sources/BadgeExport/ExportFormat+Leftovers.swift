extension ExportFormat {
  /// The paths beside an SVG file at `file` that an earlier export may have left, and that a new one did not write: dark
  /// pictures of a badge that has none any more, and those of the other form of an image set.
  package func leftovers(beside file: String, without written: [ExportFile]) -> [String] {
    let paths: [String] =
      switch self {
      case .imageSet, .pngImageSet: Self.imageSet.paths(beside: file) + Self.pngImageSet.paths(beside: file)
      case .vectorDrawable: paths(beside: file)
      case .png, .png2x, .png3x, .png4x, .pdf, .symbol, .icon, .touchIcon: []
      }
    return paths.filter { path in !written.contains { $0.name == path } }
  }

  /// The same for an image set whose folder has a name.
  package static func leftovers(inImageSet folder: String, without written: [ExportFile]) -> [String] {
    (ImageSetNames.vectorSet + ImageSetNames.pixelSet).map { folder + "/" + $0 }
      .filter { path in !written.contains { $0.name == path } }
  }
}
