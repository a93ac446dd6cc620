/** A dump of ROR's, version 2.1, of institutions that do not exist: `ror-dump.json`, valid by `ror_schema_v2_1.json`. */
import { readFileSync } from 'node:fs';
import { z } from 'zod';

const DumpSchema = z.array(
  z.looseObject({
    id: z.string(),
    status: z.string(),
    types: z.array(z.string()),
    names: z.array(z.looseObject({ value: z.string(), types: z.array(z.string()) })),
  }),
);

/** Its records, with all fields that ROR's have. */
export const DUMP = DumpSchema.parse(
  JSON.parse(readFileSync(new URL('./ror-dump.json', import.meta.url), 'utf8')),
);

/** One more record, like the first but for these. */
export const dumpRecord = (id: string, name: string, types: readonly string[]) => ({
  ...DUMP[0],
  id: `https://ror.org/${id}`,
  names: [{ value: name, types: ['ror_display', 'label'], lang: null }],
  types,
});
