import { z } from 'zod';

/** Countries with the same discount. */
export interface WaiverGroup {
  /** Hundredths of a percent; while typing, the text typed. */
  readonly basisPoints: unknown;
  readonly countries: readonly string[];
}

const RowsSchema = z.array(z.object({ country: z.string(), basisPoints: z.unknown() })).catch([]);

/** The record's rows as groups, in order of first appearance of each discount. */
export function groupsOf(value: unknown): WaiverGroup[] {
  const rows = RowsSchema.parse(value ?? []);
  const parts = [...new Set(rows.map(({ basisPoints }) => basisPoints))];
  return parts.map((basisPoints) => ({
    basisPoints,
    countries: rows.filter((row) => row.basisPoints === basisPoints).map(({ country }) => country),
  }));
}

/** Groups as the record's rows; absent if there are none. */
export function countriesOf(groups: readonly WaiverGroup[]) {
  const rows = groups.flatMap(({ basisPoints, countries }) =>
    countries.map((country) => ({ country, basisPoints })),
  );
  return rows.length > 0 ? rows : undefined;
}
