/** The citations of EndNote: `<EndNote><Cite>…<record>…`, in the field's instruction or, in base64, beside it. */

import { splitName } from '@quire/model/split-name';
import type { Element } from '@xmldom/xmldom';
import {
  allNamed,
  attribute,
  childNamed,
  childrenNamed,
  readXml,
  wordsOf,
} from '../convert/xml.ts';
import type { Field } from './fields-in-word.ts';
import { decodedBase64, type ManagedItem } from './managed-item.ts';

/** EndNote's kinds of works and CSL's. */
const TYPES: Readonly<Record<string, string>> = {
  'Journal Article': 'article-journal',
  'Electronic Article': 'article-journal',
  'Magazine Article': 'article-magazine',
  'Newspaper Article': 'article-newspaper',
  Book: 'book',
  'Edited Book': 'book',
  'Electronic Book': 'book',
  'Book Section': 'chapter',
  'Electronic Book Section': 'chapter',
  'Conference Paper': 'paper-conference',
  'Conference Proceedings': 'paper-conference',
  Thesis: 'thesis',
  Report: 'report',
  'Government Document': 'report',
  'Web Page': 'webpage',
  Dataset: 'dataset',
  'Computer Program': 'software',
};
/** Where a record has what CSL calls so. */
const FIELDS: Readonly<Record<string, string>> = {
  'titles/title': 'title',
  'periodical/full-title': 'container-title',
  'titles/secondary-title': 'container-title',
  volume: 'volume',
  number: 'issue',
  pages: 'page',
  edition: 'edition',
  publisher: 'publisher',
  'pub-location': 'publisher-place',
  'electronic-resource-num': 'DOI',
  'urls/related-urls/url': 'URL',
};

const at = (element: Element, path: string): Element | undefined =>
  path
    .split('/')
    .reduce<Element | undefined>((found, name) => found && childNamed(found, name), element);

const namesIn = (record: Element, path: string) => {
  const group = at(record, path);
  return (group ? childrenNamed(group, 'author') : []).map((each) => {
    const name = wordsOf(each);
    // EndNote: a name that ends with a comma is an organisation's.
    return name.endsWith(',') ? { literal: name.slice(0, -1) } : splitName(name);
  });
};

function workOf(record: Element): ManagedItem['itemData'] {
  const kind = at(record, 'ref-type');
  const fields: Record<string, unknown> = {};
  for (const [path, name] of Object.entries(FIELDS)) {
    const value = wordsOf(at(record, path));
    if (value && fields[name] === undefined) fields[name] = value;
  }
  const year = Number(/\d{4}/.exec(wordsOf(at(record, 'dates/year')))?.[0]);
  const [author, editor] = ['authors', 'secondary-authors'].map((group) =>
    namesIn(record, `contributors/${group}`),
  );
  return {
    ...fields,
    type: TYPES[(kind && attribute(kind, 'name')) ?? ''] ?? 'document',
    ...(typeof fields.DOI === 'string'
      ? { DOI: fields.DOI.replace(/^(https?:\/\/(dx\.)?doi\.org\/|doi:\s*)/i, '') }
      : {}),
    ...(author && author.length > 0 ? { author } : {}),
    ...(editor && editor.length > 0 ? { editor } : {}),
    ...(year ? { issued: { 'date-parts': [[year]] } } : {}),
  };
}

function itemOf(cite: Element): ManagedItem | null {
  const record = childNamed(cite, 'record');
  if (!record) return null;
  const said = (name: string) => wordsOf(childNamed(cite, name));
  const database = allNamed(record, 'key')[0];
  return {
    id: `${database ? attribute(database, 'db-id') : ''}/${said('RecNum') || wordsOf(at(record, 'rec-number'))}`,
    itemData: workOf(record),
    locator: said('Pages') || undefined,
    prefix: said('Prefix') || undefined,
    suffix: said('Suffix') || undefined,
    'suppress-author': attribute(cite, 'ExcludeAuth') === '1',
  };
}

/**
 * The items of such a field; null where it is another field, or where one of its works has no record in the
 * file.
 */
export function endnoteItems({ instruction, data }: Field): readonly ManagedItem[] | null {
  if (!/\bEN\.CITE\b/.test(instruction)) return null;
  for (const source of [instruction, ...data.map(decodedBase64)]) {
    const from = source.indexOf('<EndNote>');
    const end = source.indexOf('</EndNote>', from);
    const root =
      from < 0 || end < 0 ? null : readXml(source.slice(from, end + '</EndNote>'.length));
    const items = root ? childrenNamed(root, 'Cite').map(itemOf) : [];
    if (items.length > 0 && items.every((item) => item !== null)) return items;
  }
  return null;
}
