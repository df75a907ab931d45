/// An icon of Windows and of browsers, `favicon.ico`: several PNG files in one.
///
/// The form is that of "Icons" in the Windows documentation: a directory with an entry of 16 bytes for each picture.
/// Entries may hold PNG files since Windows Vista; all current browsers read them.
public enum IconFile {
  /// The file with these square pictures.
  ///
  /// - Precondition: There are 1 to 65,535 pictures with sides of 1 to 256 pixels.
  public static func bytes(of pictures: [(side: Int, png: [UInt8])]) -> [UInt8] {
    precondition((1...Int(UInt16.max)).contains(pictures.count), "an icon has 1 to 65535 pictures")
    precondition(pictures.allSatisfy { (1...256).contains($0.side) }, "a picture in an icon has a side of 1 to 256")
    var directory: [UInt8] = [0, 0, 1, 0] + littleEndian(pictures.count, bytes: 2)
    var offset = 6 + 16 * pictures.count
    for picture in pictures {
      // 256 is written as 0. One plane, 32 bits for each pixel.
      let side = UInt8(truncatingIfNeeded: picture.side)
      directory += [side, side, 0, 0, 1, 0, 32, 0]
      directory += littleEndian(picture.png.count, bytes: 4) + littleEndian(offset, bytes: 4)
      offset += picture.png.count
    }
    return directory + pictures.flatMap(\.png)
  }

  private static func littleEndian(_ number: Int, bytes: Int) -> [UInt8] {
    (0..<bytes).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
  }
}
