import { z } from 'zod';

/** Countries of which the same part comes off. */
export interface WaiverGroup {
  /** Hundredths of a percent; while it is typed, what was typed. */
  readonly basisPoints: unknown;
  readonly countries: readonly string[];
}

const RowsSchema = z.array(z.object({ country: z.string(), basisPoints: z.unknown() })).catch([]);

/** The record's rows as groups, in the order in which each part comes first. */
export function groupsOf(value: unknown): WaiverGroup[] {
  const rows = RowsSchema.parse(value ?? []);
  const parts = [...new Set(rows.map(({ basisPoints }) => basisPoints))];
  return parts.map((basisPoints) => ({
    basisPoints,
    countries: rows.filter((row) => row.basisPoints === basisPoints).map(({ country }) => country),
  }));
}

/** Groups as the record's rows; absent where there are none. */
export function countriesOf(groups: readonly WaiverGroup[]) {
  const rows = groups.flatMap(({ basisPoints, countries }) =>
    countries.map((country) => ({ country, basisPoints })),
  );
  return rows.length > 0 ? rows : undefined;
}
