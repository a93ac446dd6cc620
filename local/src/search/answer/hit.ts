import type { Engine } from '../engine/engine.ts';
import type { Finding } from '../query/find.ts';
import { isObject, type Json, type Rec } from '../record.ts';
import type { Query } from '../settings/settings.ts';
import { highlighted } from './highlight.ts';
import { markValues, type Paths, treeOf } from './mark-values.ts';
import { snippet, snippetSizeOf } from './snippet.ts';

/** A record as the answer shows it: the attributes asked for, and what was found in them. */
export function hitOf(engine: Engine, query: Query, finding: Finding, doc: number): Json {
  const record = engine.recordAt(doc);
  const hit: { [name: string]: Json } = shownOf(record, query);
  const highlight = highlightOf(engine, query, finding, record);
  if (Object.keys(highlight).length > 0) hit._highlightResult = highlight;
  const snippets = snippetsOf(engine, query, finding, record);
  if (Object.keys(snippets).length > 0) hit._snippetResult = snippets;
  if (query.getRankingInfo) {
    hit._rankingInfo = {
      ...finding.measure.all(doc),
      filters: finding.filtersOf(doc),
      userScore: doc,
      geoDistance: 0,
      geoPrecision: 0,
    };
  }
  return hit;
}

/** The attributes of a record that may be shown and were asked for; `objectID` is always one. */
export function shownOf(
  record: Rec,
  {
    attributesToRetrieve,
    unretrievableAttributes,
  }: Pick<Query, 'attributesToRetrieve' | 'unretrievableAttributes'>,
): Rec {
  const asked = attributesToRetrieve ?? ['*'];
  const hidden = new Set([
    ...(unretrievableAttributes ?? []),
    ...asked.filter((name) => name.startsWith('-')).map((name) => name.slice(1)),
  ]);
  const wanted = asked.filter((name) => !name.startsWith('-'));
  const isAll = wanted.includes('*') || (wanted.length === 0 && asked.length > 0);
  const tree = treeOf(wanted);
  const shown: Rec = { objectID: record.objectID };
  for (const [name, value] of Object.entries(record)) {
    if (hidden.has(name)) continue;
    const kept = isAll ? value : picked(value, tree[name] ?? tree[''] ?? null);
    if (kept !== undefined) shown[name] = kept;
  }
  return shown;
}

function picked(value: Json, paths: Paths | true | null): Json | undefined {
  if (paths === null) return undefined;
  if (paths === true) return value;
  if (Array.isArray(value)) {
    return value.map((item) => picked(item, paths)).filter((item) => item !== undefined);
  }
  if (!isObject(value)) return undefined;
  const made: { [name: string]: Json } = {};
  for (const [name, inner] of Object.entries(value)) {
    const kept = picked(inner, paths[name] ?? null);
    if (kept !== undefined) made[name] = kept;
  }
  return made;
}

function highlightOf(
  engine: Engine,
  query: Query,
  { words }: Finding,
  record: Rec,
): { [name: string]: Json } {
  const asked = query.attributesToHighlight ?? engine.fields.map(({ path }) => path);
  if (asked.length === 0) return {};
  const tags = { pre: query.highlightPreTag, post: query.highlightPostTag };
  const paths = asked.includes('*') ? true : treeOf(asked);
  const { objectID, ...rest } = record;
  const source = asked.includes('objectID') ? record : rest;
  const made = markValues(
    source,
    paths,
    (text) => highlighted(engine, words, text, tags),
    query.restrictHighlightAndSnippetArrays,
  );
  return isObject(made) ? made : {};
}

function snippetsOf(
  engine: Engine,
  query: Query,
  { words }: Finding,
  record: Rec,
): { [name: string]: Json } {
  const tags = { pre: query.highlightPreTag, post: query.highlightPostTag };
  const all: { [name: string]: Json } = {};
  for (const written of query.attributesToSnippet ?? []) {
    const { path, count } = snippetSizeOf(written);
    const made = markValues(
      record,
      path === '*' ? true : treeOf([path]),
      (text) => snippet(engine, words, text, count, tags, query.snippetEllipsisText),
      query.restrictHighlightAndSnippetArrays,
    );
    if (isObject(made)) Object.assign(all, made);
  }
  return all;
}
