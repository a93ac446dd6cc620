import type { Element } from '@xmldom/xmldom';
import { workKey } from '../citations/work-key.ts';
import {
  allNamed,
  attribute,
  childNamed,
  childrenNamed,
  tagNameOf,
  wordsOf,
} from '../convert/xml.ts';

/** A work as CSL has it; its `id` is the reference's own. */
export type ReferencedWork = Record<string, unknown> & { readonly id: string };

const TYPES: Readonly<Record<string, string>> = {
  journal: 'article-journal',
  book: 'book',
  confproc: 'paper-conference',
  thesis: 'thesis',
  report: 'report',
  web: 'webpage',
  webpage: 'webpage',
  software: 'software',
  data: 'dataset',
  preprint: 'article',
};

function peopleOf(citation: Element, kind: string): object[] {
  const groups = childrenNamed(citation, 'person-group').filter(
    (group) => (attribute(group, 'person-group-type') || 'author') === kind,
  );
  const from = groups.length > 0 ? groups : kind === 'author' ? [citation] : [];
  return from.flatMap((group) =>
    childrenNamed(group, 'name', 'string-name', 'collab').flatMap((person): object[] => {
      if (tagNameOf(person) === 'collab') return [{ literal: wordsOf(person) }];
      const family = wordsOf(childNamed(person, 'surname'));
      const given = wordsOf(childNamed(person, 'given-names'));
      if (family) return [{ family, ...(given ? { given } : {}) }];
      return wordsOf(person) ? [{ literal: wordsOf(person) }] : [];
    }),
  );
}

function work(ref: Element, id: string): ReferencedWork {
  const citation =
    allNamed(ref, 'element-citation')[0] ?? allNamed(ref, 'mixed-citation')[0] ?? ref;
  const said = (...names: string[]) => {
    const found = names.flatMap((name) => allNamed(citation, name))[0];
    return wordsOf(found);
  };
  const publication =
    attribute(citation, 'publication-type') || attribute(citation, 'citation-type');
  const part = said('article-title', 'chapter-title', 'data-title');
  const source = said('source');
  const isPart = part !== '' && source !== '';
  const type =
    publication === 'book' && isPart
      ? 'chapter'
      : (TYPES[publication] ?? (isPart ? 'article-journal' : 'document'));
  const year = /\d{4}/.exec(said('year'))?.[0];
  const [first, last] = [
    said('fpage') || said('elocation-id') || said('page-range'),
    said('lpage'),
  ];
  const ids = allNamed(citation, 'pub-id');
  const doi =
    wordsOf(ids.find((each) => attribute(each, 'pub-id-type') === 'doi')) ||
    /\b10\.\d{4,9}\/[^\s<>"]+[\w)]/.exec(wordsOf(citation))?.[0];
  const link = allNamed(citation, 'ext-link')
    .map((each) => attribute(each, 'href'))
    .find((href) => /^https?:/.test(href) && !href.includes('doi.org'));
  // Of a reference that nobody has taken apart, all there is.
  const title = part || source || wordsOf(citation).replace(/^\[?\d+[\].]\s*/, '');
  const fields: Record<string, unknown> = {
    type,
    title,
    author: peopleOf(citation, 'author'),
    editor: peopleOf(citation, 'editor'),
    ...(year ? { issued: { 'date-parts': [[Number(year)]] } } : {}),
    'container-title': isPart ? source : '',
    volume: said('volume'),
    issue: said('issue'),
    edition: said('edition'),
    page: last && last !== first ? `${first}-${last}` : first,
    publisher: said('publisher-name'),
    'publisher-place': said('publisher-loc'),
    DOI: (doi ?? '').replace(/^https?:\/\/(dx\.)?doi\.org\//, ''),
    URL: link ?? '',
  };
  const known = Object.entries(fields).filter(
    ([, value]) => value !== '' && !(Array.isArray(value) && value.length === 0),
  );
  return { ...Object.fromEntries(known), id };
}

export interface JatsReferences {
  readonly works: readonly ReferencedWork[];
  /** Id in the file → key in the bibliography. */
  readonly keys: ReadonlyMap<string, string>;
}

/** The list of references (back/ref-list), in its order. */
export function readReferences(article: Element): JatsReferences {
  const keys = new Map<string, string>();
  const taken = new Set<string>();
  const works = allNamed(article, 'ref').map((ref) => {
    const read = work(ref, '');
    const key = workKey(read, taken);
    taken.add(key);
    keys.set(attribute(ref, 'id'), key);
    return { ...read, id: key };
  });
  return { works, keys };
}
