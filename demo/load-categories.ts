/** The trees of categories, with the names that the demo's journals, books and posts have. */
import { readFile } from 'node:fs/promises';
import { CATEGORIES } from '@quire/model/collections';
import { CATEGORY_KINDS, type Category, CategorySchema } from '@quire/model/entities/category';
import { toUrlKey } from '@quire/model/identifiers';
import { RECORD_KINDS } from '@quire/model/records/record-kinds';
import { parse } from 'yaml';
import { z } from 'zod';
import type { Ports } from '../functions/src/platform/database/ports.ts';
import { completeRecord } from './complete-record.ts';

/** A name, or a name with those below it. */
type Branch = string | { readonly [name: string]: readonly Branch[] };
const BranchSchema: z.ZodType<Branch> = z.lazy(() =>
  z.union([z.string(), z.record(z.string(), z.array(BranchSchema))]),
);
const TreesSchema = z.record(z.enum(CATEGORY_KINDS), z.array(BranchSchema));

function* below(
  kind: Category['kind'],
  branches: readonly Branch[],
  parent = '',
): Generator<Category> {
  const named = branches.flatMap((branch): [string, readonly Branch[]][] =>
    typeof branch === 'string' ? [[branch, []]] : Object.entries(branch),
  );
  for (const [order, [name, others]] of named.entries()) {
    const slug = toUrlKey(name);
    yield CategorySchema.parse({ kind, slug, name, parent, order });
    yield* below(kind, others, slug);
  }
}

/** Those of `demo/categories.yaml`, each after the one above it. Throws (zod) where one is wrong. */
export async function readCategories(): Promise<Category[]> {
  const text = await readFile(new URL('./categories.yaml', import.meta.url), 'utf8');
  const trees = TreesSchema.parse(parse(text));
  return CATEGORY_KINDS.flatMap((kind) => [...below(kind, trees[kind])]);
}

/** Writes those that are not there yet, at once. */
export async function loadCategories({ db }: Pick<Ports, 'db'>): Promise<void> {
  const categories = await readCategories();
  const refs = categories.map((each) => {
    const read = RECORD_KINDS.categories.read(each);
    if (!read.ok) throw new Error(`demo/categories.yaml: ${JSON.stringify(read.problems)}`);
    return db.collection(CATEGORIES).doc(read.facts.id ?? '');
  });
  const found = await db.getAll(...refs);
  const batch = db.batch();
  for (const [place, category] of categories.entries()) {
    const there = found[place];
    if (there && !there.exists) batch.create(there.ref, completeRecord(CATEGORIES, category));
  }
  await batch.commit();
}
