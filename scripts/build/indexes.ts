/**
 * `npm run indexes`: `firestore.indexes.json` from the lists of the office (`model/src/lists`) and the other
 * queries' (`other-indexes.json` beside this). The file is kept in the repository, as Firebase's tools read
 * it; a test says when it is not current. `-- --explain` writes nothing and prints which queries each index
 * serves, of all collections or of those that are named behind it.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { listIndexes } from '@quire/model/lists/list-indexes';
import { LIST_PLANS } from '@quire/model/lists/list-plans';
import { z } from 'zod';
import { ROOT } from '../under-node-24.mjs';
import { explainIndexes, type ServedIndex } from './explain-indexes.ts';
import { queriesOf } from './queries-of.ts';

const OtherIndexesSchema = z.object({
  indexes: z.array(
    z.object({
      /** What queries need it, in words; it is not part of the file. */
      asks: z.string(),
      collectionGroup: z.string(),
      queryScope: z.enum(['COLLECTION', 'COLLECTION_GROUP']),
      fields: z.array(
        z.object({
          fieldPath: z.string(),
          order: z.enum(['ASCENDING', 'DESCENDING']).optional(),
          arrayConfig: z.literal('CONTAINS').optional(),
        }),
      ),
    }),
  ),
  fieldOverrides: z.array(z.object({}).loose()),
});

async function otherIndexes(): Promise<z.infer<typeof OtherIndexesSchema>> {
  const text = await readFile(join(ROOT, 'scripts/build/other-indexes.json'), 'utf8');
  return OtherIndexesSchema.parse(JSON.parse(text));
}

/** Every composite index once, with what it serves. Rejects where the other indexes cannot be read. */
export async function servedIndexes(): Promise<readonly ServedIndex[]> {
  const served = new Map<string, ServedIndex>();
  const { indexes } = await otherIndexes();
  const all = [
    ...indexes.map(({ asks, ...index }) => ({ index, queries: [asks] })),
    ...listIndexes(LIST_PLANS).map(({ index, serves }) => ({ index, queries: queriesOf(serves) })),
  ];
  for (const { index, queries } of all) {
    const key = JSON.stringify(index);
    served.set(key, { index, queries: [...(served.get(key)?.queries ?? []), ...queries] });
  }
  return [...served.values()];
}

/** What `firestore.indexes.json` must say. Rejects where the other indexes cannot be read. */
export async function assembledIndexes(): Promise<string> {
  const indexes = (await servedIndexes()).map(({ index }) => index);
  const { fieldOverrides } = await otherIndexes();
  return `${JSON.stringify({ indexes, fieldOverrides }, null, 2)}\n`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [option, ...collections] = process.argv.slice(2);
  if (option === '--explain') {
    process.stdout.write(explainIndexes(await servedIndexes(), collections));
  } else {
    await writeFile(join(ROOT, 'firestore.indexes.json'), await assembledIndexes());
  }
}
