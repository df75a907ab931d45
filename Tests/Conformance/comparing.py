"""Compares two pictures of one thing that different renderers drew.

Pictures are compared as premultiplied RGBA, so that colour counts only where it is seen. A pixel is off by as much as
it lies outside the range of values within one pixel around it in the other picture, taken both ways: an edge that is
smoothed differently costs nothing, a thing that is missing, moved or of another colour costs in full.
"""

import numpy
from PIL import Image

LEVEL = 24  # of 255: what is off by more than this in some channel counts
RADIUS = 1  # pixels


def load(path):
    """A picture as premultiplied RGBA, 0 to 255."""
    with Image.open(path) as image:
        picture = numpy.asarray(image.convert("RGBA"), dtype=numpy.float32).copy()
    picture[..., :3] *= picture[..., 3:] / 255
    return picture


def difference(a, b):
    """The tolerant difference of two pictures of one size: 0 to 255 for each pixel and channel.

    It is never more than the plain difference, so only the rectangle is looked at where that counts.
    """
    found = numpy.zeros_like(a)
    differing = (numpy.abs(a - b) > LEVEL).any(axis=2)
    if differing.any():
        spans = (numpy.flatnonzero(differing.any(axis=axis)) for axis in (1, 0))
        part = tuple(slice(max(span[0] - RADIUS, 0), span[-1] + RADIUS + 1) for span in spans)
        found[part] = numpy.maximum(outside(a[part], b[part]), outside(b[part], a[part]))
    return found


def share(difference):
    """How many of the pixels are off, in per cent."""
    return float(100 * (difference.max(axis=2) > LEVEL).mean())


def outside(a, b):
    low, high = spread(b, numpy.minimum), spread(b, numpy.maximum)
    return numpy.maximum(0, numpy.maximum(low - a, a - high))


def spread(picture, pick):
    """The least or greatest value in the square around each pixel; beyond the picture all is clear."""
    for axis in (0, 1):
        room = [(RADIUS, RADIUS) if i == axis else (0, 0) for i in range(3)]
        padded = numpy.pad(picture, room)
        size = picture.shape[axis]
        picture = pick.reduce([padded.take(range(i, i + size), axis) for i in range(2 * RADIUS + 1)])
    return picture


def keep(difference, path, is_off):
    """Leaves a picture of the difference where it is too great, and none where it is not."""
    if is_off:
        Image.fromarray(difference.max(axis=2).astype(numpy.uint8)).save(path)
    else:
        path.unlink(missing_ok=True)
