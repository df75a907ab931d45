"""What a comparison found, and how it is told."""

from dataclasses import dataclass
from typing import Optional


@dataclass
class Result:
    """How much one picture differs from the one that it should look like."""

    fixture: str
    renderer: str
    group: str  # the heading that it is reported under
    excuse: Optional[str]  # why it may differ
    limit: float  # per cent of the pixels
    share: float = 0.0  # per cent of the pixels that are off
    failure: Optional[str] = None  # why there is no picture

    @property
    def is_off(self):
        return self.failure is not None or self.share > self.limit

    @property
    def fails(self):
        return self.is_off and not self.excuse

    def __str__(self):
        return f"no picture  {self.fixture}: {self.failure}" if self.failure else f"{self.share:8.2f} %  {self.fixture}"


def report(results, everything):
    """Prints the tables of what must agree and what may differ, why it may, and what failed."""
    names = list(dict.fromkeys(row.renderer for row in results))
    must, may = [row for row in results if not row.excuse], [row for row in results if row.excuse]
    for group in dict.fromkeys(row.group for row in must):
        table(f"{group}: must agree", names, [row for row in must if row.group == group])
    for group in dict.fromkeys(row.group for row in may):
        table(f"{group}: may differ", names, [row for row in may if row.group == group])
    if may:
        print("\nmay differ because it")
    for why in sorted({row.excuse for row in may}):
        rows = [row for row in may if row.excuse == why]
        excused = [name for name in names if any(row.renderer == name for row in rows)]
        print(f"{len({row.fixture for row in rows}):5} {why}: {', '.join(excused)}")
    print()
    for row in sorted(results, key=lambda row: (bool(row.excuse), row.renderer, row.fixture)):
        if row.is_off and (everything or row.fails):
            print(f"{'differs' if row.excuse else 'FAILED':8} {row.renderer:10} {row}" +
                  (f"  ({row.excuse})" if row.excuse else ""))


def table(title, names, rows):
    """How many pictures of each renderer are off, and the worst."""
    limits = " or ".join(f"{limit:g} %" for limit in sorted({row.limit for row in rows}))
    print(f"\n{title}, within {limits}\n{'':10} {'count':>5} {'off':>4}  {'worst':>10}")
    for name in names:
        own = [row for row in rows if row.renderer == name]
        if own:
            worst = max(own, key=lambda row: (row.failure is not None, row.share))
            print(f"{name:10} {len(own):5} {sum(row.is_off for row in own):4}  {worst}")
