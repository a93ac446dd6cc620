/** Tables of counts as they are stored: compressed, as one field, which no index contains row by row. */
import { gunzipSync, gzipSync } from 'node:zlib';
import { z } from 'zod';

/** What was counted of a row, by the name of the metric. */
const CountsSchema = z.record(z.string(), z.number().int().nonnegative());
const PackedSchema = z.object({ packed: z.instanceof(Uint8Array) });

export const pack = (rows: object): Buffer => gzipSync(JSON.stringify(rows));

/** The rows of a stored table by their keys; none where there is no such document. Throws (zod) for another form. */
export function unpack<Row>(fields: unknown, row: z.ZodType<Row>): Map<string, Row> {
  if (fields === undefined) return new Map();
  const { packed } = PackedSchema.parse(fields);
  const table: unknown = JSON.parse(gunzipSync(packed).toString('utf8'));
  return new Map(Object.entries(z.record(z.string(), row).parse(table)));
}

export const CountTable = CountsSchema;
export type CountsOf = z.infer<typeof CountsSchema>;

/** Adds counts to a row of a table. */
export function addCounts(table: Map<string, CountsOf>, key: string, more: CountsOf): void {
  const before = table.get(key) ?? {};
  const names = new Set([...Object.keys(before), ...Object.keys(more)]);
  table.set(
    key,
    Object.fromEntries([...names].map((name) => [name, (before[name] ?? 0) + (more[name] ?? 0)])),
  );
}
