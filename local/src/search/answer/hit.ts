import type { Engine } from '../engine/engine.ts';
import type { Finding } from '../query/find.ts';
import { isObject, type Json, type Rec } from '../records/record.ts';
import type { Query } from '../settings/settings.ts';
import { highlighted } from './highlight.ts';
import { snippet } from './snippet.ts';

/** A record as the answer shows it: the attributes asked for, and what was found in them. */
export function hitOf(engine: Engine, query: Query, finding: Finding, record: Rec): Json {
  const { highlightPreTag: pre, highlightPostTag: post, snippetEllipsisText: ellipsis } = query;
  const { objectID, ...rest } = record;
  const searched = engine.fields.map(({ path }) => path);
  const marked = marks(rest, query.attributesToHighlight ?? searched, (text) =>
    highlighted(finding.words, text, { pre, post }),
  );
  const snippets = query.attributesToSnippet.map((written) => {
    // `abstract:30` asks for thirty words; without a number it is ten.
    const [path = '', count = '10'] = written.split(':');
    const tags = { pre, post, ellipsis };
    return marks(rest, [path], (text) => snippet(finding.words, text, Number(count), tags));
  });
  const snipped: { [name: string]: Json } = Object.assign({}, ...snippets);
  return {
    ...shownOf(record, query.attributesToRetrieve),
    ...(Object.keys(marked).length > 0 && { _highlightResult: marked }),
    ...(Object.keys(snipped).length > 0 && { _snippetResult: snipped }),
    ...(query.getRankingInfo && { _rankingInfo: { ...finding.relevanceOf(record) } }),
  };
}

/**
 * The attributes of a record that were asked for: `*` is all, `-name` all but this; `objectID` is always
 * one.
 */
export function shownOf(record: Rec, asked: readonly string[]): Rec {
  const isShown = (name: string) =>
    !asked.includes(`-${name}`) && (asked.includes('*') || asked.includes(name));
  const shown = Object.entries(record).filter(([name]) => isShown(name));
  return { ...Object.fromEntries(shown), objectID: record.objectID };
}

/** The attributes at some paths in their own shape, with each text replaced by what is made of it. */
function marks(
  record: { [name: string]: Json },
  paths: readonly string[],
  make: (text: string) => Json,
): { [name: string]: Json } {
  const isAsked = (path: string) =>
    paths.some((one) => one === '*' || path === one || path.startsWith(`${one}.`));
  const isAbove = (path: string) => paths.some((one) => one.startsWith(`${path}.`));
  const within = (object: { [name: string]: Json }, prefix: string): { [name: string]: Json } => {
    const all = Object.entries(object).map(([name, value]) => [name, made(value, prefix + name)]);
    return Object.fromEntries(all.filter(([, one]) => one !== undefined));
  };
  const made = (value: Json, path: string): Json | undefined => {
    if (!isAsked(path) && !isAbove(path)) return undefined;
    if (Array.isArray(value)) return value.flatMap((item) => made(item, path) ?? []);
    if (isObject(value)) return within(value, `${path}.`);
    const isText = typeof value === 'string' || typeof value === 'number';
    return isText && isAsked(path) ? make(String(value)) : undefined;
  };
  return within(record, '');
}
