/** Where each format has the fields of a record, as data: a new spelling needs only one entry here. */
import type { MetadataField, MetadataFormat } from '@quire/model/entities/import-run';

type Sources = Readonly<Record<MetadataField, readonly string[]>>;

/** Names of columns, compared without case, spaces and punctuation. */
const NAMES: Sources = {
  title: ['title', 'articletitle', 'ti'],
  doi: ['doi', 'articledoi', 'di'],
  authors: ['authors', 'author', 'creators', 'creator', 'au'],
  journal: ['journal', 'journaltitle', 'containertitle', 'source', 'publicationtitle', 'so'],
  issn: ['issn', 'eissn', 'pissn', 'printissn', 'electronicissn'],
  volume: ['volume', 'vol', 'vl'],
  issue: ['issue', 'number', 'issuenumber', 'is'],
  pages: ['pages', 'page', 'pagerange', 'elocationid', 'articlenumber'],
  year: ['year', 'publicationyear', 'py'],
  date: ['date', 'publicationdate', 'published', 'datepublished'],
  abstract: ['abstract', 'summary', 'ab'],
  keywords: ['keywords', 'keyword', 'subjects', 'de'],
  licence: ['licence', 'license', 'rights'],
};

/** Paths in Crossref's works: https://api.crossref.org/swagger-ui (Work). */
const WORK: Sources = {
  title: ['title.0'],
  doi: ['DOI'],
  authors: ['author'],
  journal: ['container-title.0'],
  issn: ['ISSN'],
  volume: ['volume'],
  issue: ['issue', 'journal-issue.issue'],
  pages: ['page', 'article-number'],
  year: [],
  date: ['published.date-parts.0', 'published-online.date-parts.0', 'issued.date-parts.0'],
  abstract: ['abstract'],
  keywords: ['subject'],
  licence: ['license.0.URL'],
};

const SOURCES: Readonly<Record<MetadataFormat, Sources>> = {
  jsonl: NAMES,
  csv: NAMES,
  crossref: WORK,
};

const nameOf = (name: string) => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

function at(value: unknown, path: string): unknown {
  let found = value;
  for (const part of path.split('.')) {
    if (typeof found !== 'object' || found === null) return undefined;
    found = Reflect.get(found, part);
  }
  return found;
}

const isSaid = (value: unknown) => value !== undefined && value !== null && value !== '';

/** Looks up the fields in records of a format; `columns` maps columns with other names. */
export function fieldReader(
  format: MetadataFormat,
  columns: Readonly<Partial<Record<MetadataField, string>>>,
): (record: object, field: MetadataField) => unknown {
  const sources = SOURCES[format];
  const isByName = format !== 'crossref';
  return (record, field) => {
    const own = columns[field];
    if (own !== undefined) return at(record, own) ?? Reflect.get(record, own);
    if (!isByName) return sources[field].map((path) => at(record, path)).find(isSaid);
    const named = new Map(Object.entries(record).map(([name, value]) => [nameOf(name), value]));
    return sources[field].map((name) => named.get(name)).find(isSaid);
  };
}
