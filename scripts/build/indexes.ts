/**
 * `npm run indexes`: `firestore.indexes.json` from the lists of the office (`model/src/lists`) and the other
 * queries' (`other-indexes.json` beside this). The file is kept in the repository, as Firebase's tools read
 * it; a test says when it is not current.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { listIndexes } from '@quire/model/lists/list-indexes';
import { LIST_PLANS } from '@quire/model/lists/list-plans';
import { z } from 'zod';
import { ROOT } from '../under-node-24.mjs';

const OtherIndexesSchema = z.object({
  indexes: z.array(z.object({}).loose()),
  fieldOverrides: z.array(z.object({}).loose()),
});

/** What `firestore.indexes.json` must say. Rejects where the other indexes cannot be read. */
export async function assembledIndexes(): Promise<string> {
  const text = await readFile(join(ROOT, 'scripts/build/other-indexes.json'), 'utf8');
  const { indexes, fieldOverrides } = OtherIndexesSchema.parse(JSON.parse(text));
  const all = [...indexes, ...listIndexes(LIST_PLANS)].map((index) => JSON.stringify(index));
  const once = [...new Set(all)].map((index): unknown => JSON.parse(index));
  return `${JSON.stringify({ indexes: once, fieldOverrides }, null, 2)}\n`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await writeFile(join(ROOT, 'firestore.indexes.json'), await assembledIndexes());
}
