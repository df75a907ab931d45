internal import PathGeometry

/// A linear map of three components.
struct ColorMatrix {
  private var columns: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)

  private init(_ first: SIMD3<Double>, _ second: SIMD3<Double>, _ third: SIMD3<Double>) {
    columns = (
      SIMD3(first[0], second[0], third[0]), SIMD3(first[1], second[1], third[1]), SIMD3(first[2], second[2], third[2])
    )
  }

  static func * (matrix: ColorMatrix, color: SIMD3<Double>) -> SIMD3<Double> {
    matrix.columns.0 * color[0] + matrix.columns.1 * color[1] + matrix.columns.2 * color[2]
  }

  var inverted: ColorMatrix {
    func cross(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> SIMD3<Double> {
      SIMD3(a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0])
    }
    let first = cross(columns.1, columns.2)
    let determinant = (columns.0 * first).sum()
    return ColorMatrix(
      first / determinant, cross(columns.2, columns.0) / determinant, cross(columns.0, columns.1) / determinant)
  }

  static let identity = ColorMatrix(SIMD3(1, 0, 0), SIMD3(0, 1, 0), SIMD3(0, 0, 1))

  // MARK: To linear sRGB

  // From the chromaticities of the primaries and of the white in CSS Color 4, section "Predefined Color Spaces", with
  // white adapted by the method of Bradford.
  static let displayP3 = ColorMatrix(
    SIMD3(1.2249401762805596, -0.22494017628056004, 0), SIMD3(-0.042056954709688156, 1.0420569547096881, 0),
    SIMD3(-0.019637554590334439, -0.078636045550631806, 1.0982736001409663))
  static let a98 = ColorMatrix(
    SIMD3(1.3983557439607781, -0.39835574396077861, 0), SIMD3(0, 1, 0),
    SIMD3(0, -0.042928989294473169, 1.0429289892944731))
  static let proPhoto = ColorMatrix(
    SIMD3(2.0343808495169964, -0.72763578993413447, -0.3067450595828618),
    SIMD3(-0.22882573163305051, 1.2317425411901044, -0.0029168095570545),
    SIMD3(-0.0085588287839174, -0.15326670213803711, 1.1618255309219543))
  static let rec2020 = ColorMatrix(
    SIMD3(1.6604910021084338, -0.58764113878854951, -0.072849863319884910),
    SIMD3(-0.1245504745215906, 1.1328998971259596, -0.0083494226043695),
    SIMD3(-0.0181507633549052, -0.10057889800800739, 1.1187296613629127))
  static let xyzD65 = ColorMatrix(
    SIMD3(3.2409699419045213, -1.5373831775700937, -0.49861076029300327),
    SIMD3(-0.96924363628087962, 1.8759675015077202, 0.041555057407175621),
    SIMD3(0.055630079696993637, -0.20397695888897649, 1.0569715142428784))
  static let xyzD50 = ColorMatrix(
    SIMD3(3.1341358529001178, -1.6173859980180423, -0.49066221791109754),
    SIMD3(-0.97879547655577759, 1.9162543773959877, 0.033442873390366968),
    SIMD3(0.071955392557947383, -0.2289767598151819, 1.4053860351131178))
  static let whiteD50 = SIMD3(0.3457 / 0.3585, 1, (1 - 0.3457 - 0.3585) / 0.3585)

  // From the matrices of Oklab in CSS Color 4, for D65.
  static let lms = ColorMatrix(
    SIMD3(4.0767416360759574, -3.3077115392580616, 0.23096990318210459),
    SIMD3(-1.2684379732850313, 2.6097573492876882, -0.34131937600265727),
    SIMD3(-0.0041960761386755, -0.70341861793593619, 1.7076146940746117))
  static let oklab = ColorMatrix(
    SIMD3(1, 0.3963377773761749, 0.2158037573099136), SIMD3(1, -0.1055613458156586, -0.0638541728258133),
    SIMD3(1, -0.0894841775298119, -1.2914855480194092))
}

/// The curve between a component of an RGB space and its light: a line near zero, and a power.
struct TransferCurve {
  var gamma: Double
  var offset = 0.0
  var slope = 1.0
  /// The component at which the line ends.
  var end = 0.0

  func light(_ signal: Double) -> Double {
    guard abs(signal) > end else { return signal / slope }
    return signedPower(signal + (signal < 0 ? -offset : offset), gamma) / power(1 + offset, gamma)
  }

  func signal(_ light: Double) -> Double {
    guard abs(light) > end / slope else { return light * slope }
    return (1 + offset) * signedPower(light, 1 / gamma) - (light < 0 ? -offset : offset)
  }
}

/// The power of the amount, with the sign of the base.
func signedPower(_ base: Double, _ exponent: Double) -> Double {
  base < 0 ? -power(-base, exponent) : power(base, exponent)
}

extension SIMD3<Double> {
  func mapped(_ change: (Double) -> Double) -> SIMD3<Double> {
    SIMD3(change(self[0]), change(self[1]), change(self[2]))
  }
}
