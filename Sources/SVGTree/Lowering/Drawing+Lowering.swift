import PathGeometry

extension Drawing {
  /// This drawing with gradients measured in points.
  var measured: Drawing {
    let stroke = stroke
    guard
      fill.isMeasuredInBounds || darkFill?.isMeasuredInBounds == true || stroke?.paint.isMeasuredInBounds == true
        || stroke?.darkPaint?.isMeasuredInBounds == true, let bounds = path.bounds
    else { return self }
    return mapPaints { $0.measured(in: bounds) }
  }

  /// Whether measuring its gradients and rounding lengths would not change any paint.
  func isMeasured(in profile: OutputProfile) -> Bool {
    let stroke = stroke
    return fill.isMeasured(in: profile) && darkFill?.isMeasured(in: profile) != false
      && stroke?.paint.isMeasured(in: profile) != false && stroke?.darkPaint?.isMeasured(in: profile) != false
  }

  /// This drawing with its paints as they look after lengths are rounded.
  func asWritten(in profile: OutputProfile) -> Drawing { mapPaints { $0.asWritten(in: profile) } }
}
