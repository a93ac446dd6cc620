/** A cited work in JATS: its parts for machines, and as the list of references prints it. */
import { normaliseDoi } from '@quire/model/identifiers';
import type { z } from 'zod';
import { type CslNames, CslWorkSchema } from '../references/csl-work.ts';
import { plainTitle } from '../references/plain-title.ts';
import { printedReference } from './printed-reference.ts';
import { type XmlContent, type XmlPiece, xmlElement, xmlIf } from './xml-element.ts';
import { xmlId } from './xml-id.ts';

/** CSL's types as JATS4R names publications. */
const TYPES: Readonly<Record<string, string>> = {
  'article-journal': 'journal',
  article: 'preprint',
  'article-magazine': 'journal',
  'article-newspaper': 'newspaper',
  book: 'book',
  chapter: 'book',
  dataset: 'data',
  'paper-conference': 'confproc',
  patent: 'patent',
  report: 'report',
  software: 'software',
  standard: 'standard',
  thesis: 'thesis',
  webpage: 'webpage',
  'post-weblog': 'webpage',
};
/** Of these the title is the source: nothing holds them. */
const WHOLE = new Set(['book', 'report', 'thesis', 'software', 'standard', 'webpage', 'patent']);

function people(kind: 'author' | 'editor', names: CslNames): XmlPiece | null {
  const made = names.flatMap((name) => {
    const family = [name['non-dropping-particle'], name.family].filter(Boolean).join(' ');
    if (!family) return name.literal ? [xmlElement('collab', {}, name.literal)] : [];
    return [
      xmlElement(
        'name',
        {},
        xmlElement('surname', {}, family),
        xmlIf('given-names', name.given),
        xmlIf('suffix', name.suffix),
      ),
    ];
  });
  return made.length > 0 ? xmlElement('person-group', { 'person-group-type': kind }, made) : null;
}

type Work = z.infer<typeof CslWorkSchema>;

/** A preprint's server is what holds it, and BibTeX names it as its publisher. */
const sourceOf = (work: Work) =>
  work['container-title'] || (work.type === 'article' ? work.publisher : undefined);

/** JATS4R asks more of some types than a bibliography may know: what lacks it is said to be of another kind. */
function publicationType(work: Work | undefined): string {
  const type = (work && TYPES[work.type]) ?? 'other';
  if (!work) return type;
  const isPreprint =
    work.author.length > 0 && work.title && sourceOf(work) && work.issued && (work.DOI || work.URL);
  if (type === 'preprint') return isPreprint ? type : 'other';
  if (type === 'data') return work.title || sourceOf(work) ? type : 'other';
  return type;
}

/** `12-29` as two pages, `e0117014` as a place, anything else as it was written (`1234-45`, `1-4, 9`). */
function pages(range: string): XmlContent {
  const [, first, last] = /^\s*([^\s,–-]+)(?:\s*[–-]+\s*([^\s,–-]+))?\s*$/.exec(range) ?? [];
  if (!first) return xmlIf('page-range', range.trim());
  if (last === undefined) {
    return xmlElement(/^[a-z]+\d/i.test(first) ? 'elocation-id' : 'fpage', {}, first);
  }
  const number = (page: string) => Number(page.replace(/\D/g, ''));
  if (number(first) > number(last)) return xmlElement('page-range', {}, range.trim());
  return [xmlElement('fpage', {}, first), xmlElement('lpage', {}, last)];
}

/** `html`: the entry as the style made it. */
export function jatsReference(id: string, item: unknown, html: string): XmlPiece {
  const work = CslWorkSchema.safeParse(item).data;
  const printed = printedReference(html);
  const type = publicationType(work);
  const mixed = xmlElement(
    'mixed-citation',
    { 'publication-type': type },
    printed || plainTitle(work?.title ?? id),
  );
  if (!work) return xmlElement('ref', { id: xmlId(id) }, mixed);
  const [year, month] = work.issued?.['date-parts'][0] ?? [];
  const title = plainTitle(work.title ?? '');
  const holder = sourceOf(work);
  const isWhole = !holder && WHOLE.has(work.type);
  const doi = work.DOI ? normaliseDoi(work.DOI) : null;
  const element = xmlElement(
    'element-citation',
    { 'publication-type': type },
    people('author', work.author),
    people('editor', work.editor),
    isWhole || !title
      ? null
      : xmlElement(
          work.type === 'chapter'
            ? 'chapter-title'
            : type === 'data'
              ? 'data-title'
              : 'article-title',
          {},
          title,
        ),
    isWhole ? xmlIf('source', title) : xmlIf('source', holder),
    year && /^\d{4}$/.test(String(year))
      ? xmlElement('year', { 'iso-8601-date': String(year) }, String(year))
      : null,
    month ? xmlElement('month', {}, String(month)) : null,
    xmlIf('volume', work.volume),
    xmlIf('issue', work.issue),
    xmlIf('edition', work.edition),
    pages(work.page ?? ''),
    xmlIf('publisher-name', work.publisher),
    xmlIf('publisher-loc', work['publisher-place']),
    doi ? xmlElement('pub-id', { 'pub-id-type': 'doi' }, doi) : null,
    !doi && work.URL
      ? xmlElement(
          'ext-link',
          { 'ext-link-type': 'uri', 'xlink:href': work.URL, 'xlink:title': title || work.URL },
          work.URL,
        )
      : null,
  );
  return xmlElement(
    'ref',
    { id: xmlId(id) },
    xmlElement('citation-alternatives', {}, element, mixed),
  );
}
