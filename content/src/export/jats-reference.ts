/** A cited work in JATS: its parts for machines, and as the list of references prints it. */
import { normaliseDoi } from '@quire/model/identifiers';
import { type CslNames, CslWorkSchema } from '../references/csl-work.ts';
import { plainTitle } from '../references/plain-title.ts';
import { xmlId } from './jats-body.ts';
import { type XmlPiece, xmlElement, xmlIf } from './xml-element.ts';

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

/** `html`: the entry as the style made it. */
export function jatsReference(id: string, item: unknown, html: string): XmlPiece {
  const work = CslWorkSchema.safeParse(item).data;
  const printed = html
    .replace(/<[^>]*>/g, '')
    .replace(/&#(\d+);/g, (_all, code: string) => String.fromCodePoint(Number(code)))
    .replace(
      /&(amp|lt|gt|quot);/g,
      (_all, name: string) => ({ amp: '&', lt: '<', gt: '>', quot: '"' })[name] ?? '',
    )
    .replace(/\s+/g, ' ')
    .trim();
  const mixed = xmlElement('mixed-citation', {}, printed || plainTitle(work?.title ?? id));
  if (!work) return xmlElement('ref', { id: xmlId(id) }, mixed);
  const [year, month] = work.issued?.['date-parts'][0] ?? [];
  const [first, last] = (work.page ?? '').split(/[-–]+/);
  const title = plainTitle(work.title ?? '');
  const holder = work['container-title'];
  const isWhole = !holder && WHOLE.has(work.type);
  const doi = work.DOI ? normaliseDoi(work.DOI) : null;
  const element = xmlElement(
    'element-citation',
    { 'publication-type': TYPES[work.type] ?? 'other' },
    people('author', work.author),
    people('editor', work.editor),
    isWhole || !title
      ? null
      : xmlElement(
          work.type === 'chapter'
            ? 'chapter-title'
            : work.type === 'dataset'
              ? 'data-title'
              : 'article-title',
          {},
          title,
        ),
    isWhole ? xmlIf('source', title) : xmlIf('source', holder),
    year ? xmlElement('year', { 'iso-8601-date': String(year) }, String(year)) : null,
    month ? xmlElement('month', {}, String(month)) : null,
    xmlIf('volume', work.volume),
    xmlIf('issue', work.issue),
    xmlIf('edition', work.edition),
    xmlIf('fpage', first),
    xmlIf('lpage', last),
    xmlIf('publisher-name', work.publisher),
    xmlIf('publisher-loc', work['publisher-place']),
    doi ? xmlElement('pub-id', { 'pub-id-type': 'doi' }, doi) : null,
    !doi && work.URL
      ? xmlElement('ext-link', { 'ext-link-type': 'uri', 'xlink:href': work.URL }, work.URL)
      : null,
  );
  return xmlElement(
    'ref',
    { id: xmlId(id) },
    xmlElement('citation-alternatives', {}, element, mixed),
  );
}
