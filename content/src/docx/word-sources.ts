/** Word's own sources (ECMA-376 part 1, 22.6): `b:Sources` in a part of `customXml`, cited by their tags. */
import type { Element } from '@xmldom/xmldom';
import { childNamed, childrenNamed, readXml, tagNameOf, wordsOf } from '../convert/xml.ts';
import type { ManagedItem } from './managed-item.ts';

const TYPES: Readonly<Record<string, string>> = {
  JournalArticle: 'article-journal',
  ArticleInAPeriodical: 'article-magazine',
  Book: 'book',
  BookSection: 'chapter',
  ConferenceProceedings: 'paper-conference',
  Report: 'report',
  InternetSite: 'webpage',
  DocumentFromInternetSite: 'webpage',
};
const FIELDS: Readonly<Record<string, string>> = {
  Title: 'title',
  JournalName: 'container-title',
  PeriodicalTitle: 'container-title',
  BookTitle: 'container-title',
  ConferenceName: 'container-title',
  InternetSiteTitle: 'container-title',
  Volume: 'volume',
  Issue: 'issue',
  Pages: 'page',
  Edition: 'edition',
  Publisher: 'publisher',
  Institution: 'publisher',
  City: 'publisher-place',
  DOI: 'DOI',
  URL: 'URL',
};

/** `b:Author/b:Author` and `b:Author/b:Editor`: a list of names, or an organisation. */
function peopleOf(source: Element, role: string): object[] {
  const group = childNamed(source, 'Author');
  const people = group && childNamed(group, role);
  const organisation = people && childNamed(people, 'Corporate');
  if (organisation) return [{ literal: wordsOf(organisation) }];
  const list = people && childNamed(people, 'NameList');
  return (list ? childrenNamed(list, 'Person') : []).map((person) => ({
    family: wordsOf(childNamed(person, 'Last')),
    given: ['First', 'Middle']
      .map((part) => wordsOf(childNamed(person, part)))
      .filter(Boolean)
      .join(' '),
  }));
}

function workOf(source: Element): ManagedItem['itemData'] {
  const fields: Record<string, string> = {};
  for (const [name, field] of Object.entries(FIELDS)) {
    const value = wordsOf(childNamed(source, name));
    if (value) fields[field] ??= value;
  }
  const [author, editor] = [peopleOf(source, 'Author'), peopleOf(source, 'Editor')];
  const year = Number(/\d{4}/.exec(wordsOf(childNamed(source, 'Year')))?.[0]);
  return {
    ...fields,
    type: TYPES[wordsOf(childNamed(source, 'SourceType'))] ?? 'document',
    ...(author.length > 0 ? { author } : {}),
    ...(editor.length > 0 ? { editor } : {}),
    ...(year ? { issued: { 'date-parts': [[year]] } } : {}),
  };
}

export type WordSources = ReadonlyMap<string, ManagedItem['itemData']>;

/** The sources of a file by their tags. */
export function wordSources(parts: ReadonlyMap<string, string>): WordSources {
  const found = new Map<string, ManagedItem['itemData']>();
  for (const [path, xml] of parts) {
    const root = /^customXml\/[^/]+\.xml$/.test(path) && xml.includes('Sources') && readXml(xml);
    if (!root || tagNameOf(root) !== 'Sources') continue;
    for (const source of childrenNamed(root, 'Source'))
      found.set(wordsOf(childNamed(source, 'Tag')), workOf(source));
  }
  return found;
}

/** The switches of a `CITATION` field and what they say of a work. */
const SWITCHES: Readonly<Record<string, 'locator' | 'prefix' | 'suffix'>> = {
  p: 'locator',
  f: 'prefix',
  s: 'suffix',
};

/** `CITATION Hol21 \p 12 \m Bo20`; null where it is no such field, or one of its works is not in the file. */
export function itemsOfWord(
  instruction: string,
  sources: WordSources,
): readonly ManagedItem[] | null {
  const cited = /^\s*CITATION\s+(.+)$/s.exec(instruction)?.[1];
  if (cited === undefined) return null;
  const items = cited.split(/\s*\\m\s+/).map((each): ManagedItem | null => {
    const [, tag = ''] = /^"?([^\s"\\]+)"?/.exec(each) ?? [];
    const itemData = sources.get(tag);
    if (!itemData) return null;
    const item: ManagedItem = { id: tag, itemData, 'suppress-author': /\\n\b/.test(each) };
    for (const [, name = '', quoted, bare] of each.matchAll(/\\([pfs])\s+(?:"([^"]*)"|(\S+))/g)) {
      const field = SWITCHES[name];
      if (field) item[field] = quoted ?? bare;
    }
    return item;
  });
  return items.every((item) => item !== null) ? items : null;
}
