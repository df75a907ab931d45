@_exported public import LookModel
@_exported public import PathGeometry
@_exported public import SVGTree
@_exported public import Typesetting
