/** What ours took and what the plain map took for the same, in the same run. */
interface Figure {
  readonly ours: number;
  /** Null where a plain map has nothing like it. */
  readonly plain: number | null;
}

/** One line of the table. */
export interface Row {
  readonly what: string;
  /** `/s` is the better the more, the others the better the less. */
  readonly unit: '/s' | 'ms' | 'MB' | 'B/doc';
  /** What stands for the plain map. */
  readonly plain: string;
  /** By the number of documents there are; 0 where that does not matter. */
  readonly at: Readonly<Record<number, Figure>>;
}

export const SIZES = [1_000, 10_000, 100_000] as const;

/** How many times as much ours costs as the plain map, at the largest size measured. */
export function ratioOf(row: Row): number | null {
  const figure = Object.values(row.at).at(-1);
  if (figure === undefined || figure.plain === null) return null;
  return row.unit === '/s' ? figure.plain / figure.ours : figure.ours / figure.plain;
}

/** How many times as much it costs at the largest size as at the smallest. */
export function growthOf(row: Row, whose: 'ours' | 'plain'): number | null {
  const figures = Object.values(row.at);
  const small = figures[0]?.[whose] ?? null;
  const large = figures.at(-1)?.[whose] ?? null;
  if (figures.length < 2 || small === null || large === null) return null;
  return row.unit === '/s' ? small / large : large / small;
}

/** Gathers the figures of rows size by size. */
export class RowBook {
  readonly #rows = new Map<string, Row>();

  add(
    what: string,
    unit: Row['unit'],
    plain: string,
    size: number,
    ours: number,
    plainFigure: number | null,
  ): void {
    const known = this.#rows.get(what)?.at ?? {};
    const at = { ...known, [size]: { ours, plain: plainFigure } };
    this.#rows.set(what, { what, unit, plain, at });
  }

  rows(): Row[] {
    return [...this.#rows.values()];
  }
}
