import fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import { IS_THOROUGH, runs } from '../../testing/thorough.ts';
import { decodeFields } from '../../values/decode.ts';
import { wireDocument } from '../rpc/wire-document.ts';
import { Database } from '../store/database.ts';
import type { Change, DocumentView, StoredDocument } from '../store/document.ts';
import { pastView } from '../store/past-view.ts';
import { parseQuery } from './parse-query.ts';
import { isAllowed } from './plain-model/allowed.ts';
import { documents, query } from './plain-model/arbitrary-query.ts';
import { modelOf, valueAt } from './plain-model/model.ts';
import {
  leaves,
  OPS,
  type PlainDocument,
  type PlainFilter,
  type PlainQuery,
} from './plain-model/plain-query.ts';
import type { Plain } from './plain-model/plain-value.ts';
import { WIRE_ROOT, wireFields, wireQuery } from './plain-model/wire.ts';
import type { Query } from './query.ts';
import { runQuery } from './run-query.ts';

/** Printed, so that a run can be repeated. */
const seed = Date.now() & 0x7fffffff;

const INDEXED = 0;
const NEVER_INDEXED = Number.POSITIVE_INFINITY;

it('finds what a plain filter and sort finds, before and after changes, now and then', () => {
  fc.assert(
    fc.property(documents, documents, query, (before, after, asked) => {
      if (!isAllowed(asked)) {
        expect(() => parse(asked)).toThrow();
        fc.pre(false);
      }
      const parsed = parse(asked);
      const [then, now] = [modelOf(before, asked), modelOf(after, asked)];
      for (const indexedFrom of [INDEXED, NEVER_INDEXED]) {
        const db = new Database('p', 'd', indexedFrom);
        db.apply(changesTo(db, before), 1);
        expect(pathsOf(find(db, parsed))).toEqual(pathsOf(then));
        db.apply(changesTo(db, after), 2);
        const found = find(db, parsed);
        expect(pathsOf(found)).toEqual(pathsOf(now));
        const past = pastView(db, 1);
        expect(past && pathsOf(find(past, parsed))).toEqual(pathsOf(then));
        const [first, wanted] = [found[0], now[0]];
        if (first && wanted) {
          expect(sent(db, first, parsed)).toEqual(
            decodeFields(wireFields(projected(wanted, asked))),
          );
        }
      }
      if (now.length > 0) remember(asked);
    }),
    { numRuns: runs(20_000), seed },
  );
});

/** Of the queries that found something, how many had what: the generator is to reach everything. */
const reached = new Map<string, number>();

afterAll(() => {
  console.info(`queries: seed ${seed}, reached ${JSON.stringify(Object.fromEntries(reached))}`);
  const features = [
    ...OPS.map((op) => `op ${op}`),
    ...['and', 'or'].flatMap((kind) => [`filter ${kind}`, `nested ${kind}`]),
    ...['name ==', 'name in a group', 'name range', 'several ranges'],
    ...['order', 'order by name', 'several orders', 'descending'],
    ...['startAt', 'endAt', 'short cursor', 'cursor with name', 'group cursor with name'],
    ...['offset', 'limit', 'select', 'select nested', 'select name', 'group', 'group below'],
  ];
  const missed = features.filter((feature) => (reached.get(feature) ?? 0) < (IS_THOROUGH ? 5 : 1));
  expect(missed).toEqual([]);
});

function remember(asked: PlainQuery): void {
  const { filter, orderBy, startAt, endAt, isGroup, select } = asked;
  const all = leaves(filter);
  const ranges = all.filter(({ op }) => /LESS|GREATER/.test(op));
  const cursors = [startAt, endAt].filter((cursor) => cursor !== null);
  const nameAt = orderBy.findIndex(({ field }) => field === '__name__');
  const hasName = nameAt >= 0 && cursors.some(({ values }) => values.length > nameAt);
  const facts: Readonly<Record<string, boolean>> = {
    'name ==': all.some(({ field, op }) => field === '__name__' && op === 'EQUAL'),
    'name in a group': isGroup && all.some(({ field }) => field === '__name__'),
    'name range': ranges.some(({ field }) => field === '__name__'),
    'several ranges': new Set(ranges.map(({ field }) => field)).size > 1,
    order: orderBy.length > 0,
    'order by name': nameAt >= 0,
    'several orders': orderBy.length > 1,
    descending: orderBy.some(({ descending }) => descending),
    startAt: startAt !== null,
    endAt: endAt !== null,
    'short cursor': cursors.some(({ values }) => values.length < orderBy.length),
    'cursor with name': hasName,
    'group cursor with name': hasName && isGroup,
    offset: asked.offset > 0,
    limit: asked.limit !== null,
    select: select.length > 0,
    'select nested': select.includes('m.x'),
    'select name': select.length === 1 && select[0] === '__name__',
    group: isGroup,
    'group below': isGroup && asked.parent !== '',
  };
  const seen = new Set(Object.keys(facts).filter((key) => facts[key]));
  for (const { op } of all) seen.add(`op ${op}`);
  for (const one of composites(filter)) seen.add(one);
  for (const one of seen) reached.set(one, (reached.get(one) ?? 0) + 1);
}

function composites(filter: PlainFilter | null): readonly string[] {
  if (!filter || filter.kind === 'field') return [];
  const inner = filter.filters.filter((one) => one.kind !== 'field' && one.kind !== filter.kind);
  return [
    `filter ${filter.kind}`,
    ...inner.map(({ kind }) => `nested ${kind}`),
    ...filter.filters.flatMap(composites),
  ];
}

function parse(asked: PlainQuery): Query {
  return parseQuery(asked.parent, wireQuery(asked));
}

function find(view: DocumentView, parsed: Query): readonly StoredDocument[] {
  return runQuery(view, parsed, WIRE_ROOT).documents;
}

function pathsOf(found: readonly { readonly path: string }[]): readonly string[] {
  return found.map(({ path }) => path);
}

/** The fields that a client gets to see. */
function sent(db: Database, document: StoredDocument, { select }: Query): unknown {
  return decodeFields(wireDocument(db, document, select).fields);
}

/** The same of the model: no projection asks for everything, one of the name for nothing else. */
function projected(one: PlainDocument, { select }: PlainQuery): Record<string, Plain> {
  if (select.length === 0) return one.fields;
  const kept: Record<string, Plain> = {};
  // `m` after `m.x`, which is a part of it.
  for (const field of select.toSorted((a, b) => b.length - a.length)) {
    const value = field === '__name__' ? undefined : valueAt(one, field);
    if (value === undefined) continue;
    const [key = '', inner] = field.split('.');
    kept[key] = inner === undefined ? value : { map: { [inner]: value } };
  }
  return kept;
}

function changesTo(db: Database, wanted: readonly PlainDocument[]): Change[] {
  const left = new Map([...db.all()].map((one) => [one.path, one]));
  const changes = wanted.map(({ path, fields }): Change => {
    const before = left.get(path) ?? null;
    left.delete(path);
    const after = {
      path,
      fields: decodeFields(wireFields(fields)),
      createTime: 1,
      updateTime: 1,
    };
    return { path, before, after };
  });
  return [
    ...changes,
    ...[...left.values()].map((before) => ({ path: before.path, before, after: null })),
  ];
}
