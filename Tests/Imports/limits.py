"""What importers are known not to draw: limits of the programs, which no other form of the files would help."""

import numpy

import comparing

# The width of an edge that is too faint to be seen, in pixels.
EDGE = 9


def reason(importer, job):
    """Why an importer draws a file differently; None if no limit of it explains the picture."""
    for name, text, applies in LIMITS:
        if name == importer and (job.png.exists() or applies is is_blank) and applies(job):
            return text
    return None


def is_cropped(job):
    """Whether what is visible is the same, but in the corner of the page, which may cut off its faint edge."""
    drawn, original = (visible(comparing.load(path)) for path in (job.png, job.original))
    for top in range(EDGE + 1):
        for left in range(EDGE + 1):
            rest = original[top:, left:]
            height, width = (min(drawn.shape[axis], rest.shape[axis]) for axis in (0, 1))
            if min(height, width) < 1 or max(
                    abs(drawn.shape[axis] - rest.shape[axis]) for axis in (0, 1)) > EDGE:
                continue
            if comparing.share(comparing.difference(drawn[:height, :width], rest[:height, :width])) <= 0.5:
                return True
    return False


def visible(picture):
    """The part of a picture in which something is drawn."""
    rows, columns = ((picture[..., 3] > 24).any(axis=axis).nonzero()[0] for axis in (1, 0))
    return picture[rows[0]:rows[-1] + 1, columns[0]:columns[-1] + 1] if len(rows) else picture[:0, :0]


def has_slices(job):
    """Whether the picture has gradients and differs little in the mean, as where their slices meet."""
    return "Gradient id" in job.fixture.source and mean_difference(job) <= 15


def has_rough_edges(job):
    """Whether the picture has gradients, and only edges differ."""
    return "Gradient id" in job.fixture.source and mean_difference(job) <= 4


def has_fading_gradients(job):
    """Whether colours of a gradient are translucent."""
    return "stop-opacity" in job.fixture.source


def is_rounded(job):
    """Whether only edges differ: few pixels, and little in the mean."""
    return mean_difference(job) <= 2


def is_blank(job):
    """Whether the file shows nothing."""
    return "<path" not in job.fixture.source


def mean_difference(job):
    drawn, original = (comparing.load(path) for path in (job.png, job.original))
    if drawn.shape != original.shape:
        return 255.0
    seen = original + (255 - original[..., 3:])
    page = drawn + (255 - drawn[..., 3:])
    return float(numpy.abs(seen[..., :3] - page[..., :3]).mean())


LIMITS = [
    ("LibreOffice", "makes a page of its own size of a picture that shows nothing", is_blank),
    ("LibreOffice", "draws gradients as slices, with seams between them", has_slices),
    ("LibreOffice", "rounds coordinates to hundredths of a millimetre", is_rounded),
    ("svglib", "clips gradients to their areas, whose edges are rough then", has_rough_edges),
    ("svglib", "draws the colours of gradients opaque", has_fading_gradients),
    ("Scribus", "leaves out the blank area around what is drawn, unless --bounds marks it", is_cropped),
]
