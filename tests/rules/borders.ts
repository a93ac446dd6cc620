/** Values at the border of what a field may hold, and just beyond it. */
export interface Border {
  /** The least and the most that are taken. */
  readonly least: unknown;
  readonly most: unknown;
  /** Neither of these is. */
  readonly refused: readonly unknown[];
}

const items = (n: number) => Array.from({ length: n }, (_, i) => `x${i}`);

/** A text of this length; a list of the same length is refused. */
export function text(shortest: number, longest: number): Border {
  const of = (n: number) => 'x'.repeat(n);
  return {
    ...{ least: of(shortest), most: of(longest) },
    refused: [of(longest + 1), items(shortest || 1), ...(shortest > 0 ? [of(shortest - 1)] : [])],
  };
}

/** A list of this length; a text of the same length is refused. */
export function list(shortest: number, longest: number): Border {
  return {
    ...{ least: items(shortest), most: items(longest) },
    refused: [
      ...[items(longest + 1), 'x'.repeat(shortest || 1)],
      ...(shortest > 0 ? [items(shortest - 1)] : []),
    ],
  };
}

export type Borders = Readonly<Record<string, Border>>;

/** Every field at one of its two ends. */
export const allAt = (borders: Borders, end: 'least' | 'most'): Record<string, unknown> =>
  Object.fromEntries(Object.entries(borders).map(([field, border]) => [field, border[end]]));

/** One change for each value that is refused. */
export const refusals = (
  borders: Borders,
): readonly (readonly [string, Record<string, unknown>])[] =>
  Object.entries(borders).flatMap(([field, { refused }]) =>
    refused.map((value) => [field, { [field]: value }] as const),
  );
