import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseFieldPath } from '../../values/names/field-path.ts';
import { silentLogger } from '../logger.ts';
import { parseQuery } from '../query/parse-query.ts';
import type { IndexGuard } from './index-guard.ts';
import { openIndexFile } from './open-index-file.ts';

type Clause = readonly [field: string, op: string];
/** A query in short: `where` pairs, `order` as `field` or `-field`. */
export interface Case {
  readonly where?: readonly Clause[];
  readonly order?: readonly string[];
  readonly group?: boolean;
  readonly or?: boolean;
  readonly sums?: readonly string[];
}

/** A guard with the index file of this content. */
export function open(file: object): IndexGuard {
  const path = join(mkdtempSync(join(tmpdir(), 'indexes-')), 'firestore.indexes.json');
  writeFileSync(path, JSON.stringify(file));
  return openIndexFile(path, silentLogger);
}

/** Asks a guard about a query. */
export function ask(guard: IndexGuard, asked: Case): void {
  const filters = (asked.where ?? []).map(([fieldPath, op]) => {
    const value =
      op === 'IN' || op === 'ARRAY_CONTAINS_ANY'
        ? { arrayValue: { values: [{ integerValue: 1 }, { integerValue: 2 }] } }
        : { integerValue: 1 };
    return { fieldFilter: { field: { fieldPath }, op, value } };
  });
  const query = parseQuery('', {
    from: [{ collectionId: 'c', allDescendants: asked.group ?? false }],
    ...(filters.length > 0 && {
      where: { compositeFilter: { op: asked.or ? 'OR' : 'AND', filters } },
    }),
    orderBy: (asked.order ?? []).map((text) => ({
      field: { fieldPath: text.replace('-', '') },
      direction: text.startsWith('-') ? 'DESCENDING' : 'ASCENDING',
    })),
  });
  guard.check(query, (asked.sums ?? []).map(parseFieldPath));
}

/** An entry in short: `a` and `-a` for the directions, `[a` for an array. */
export const index = (...fields: string[]) => ({
  collectionGroup: 'c',
  queryScope: 'COLLECTION',
  fields: fields.map((text) => {
    const fieldPath = text.replace(/^[-[]/, '');
    if (text.startsWith('[')) return { fieldPath, arrayConfig: 'CONTAINS' };
    return { fieldPath, order: text.startsWith('-') ? 'DESCENDING' : 'ASCENDING' };
  }),
});
