/** Dublin Core, as the protocol asks of everyone: the fifteen elements and no others. */
import { type XmlPiece, xmlElement } from '@quire/content/export/xml-element';
import { articlePath } from '@quire/model/paths';
import { isRelationId, relationUrl } from '@quire/model/relations/relation-id';
import { type HarvestedArticle, invertedName, type TaggedText } from './harvested-article.ts';
import { RESOURCE_TYPES } from './resource-types.ts';

const DC = 'http://purl.org/dc/elements/1.1/';
const OAI_DC = 'http://www.openarchives.org/OAI/2.0/oai_dc/';

const element = (name: string) => (text: string) => xmlElement(`dc:${name}`, {}, text);
const tagged =
  (name: string) =>
  ({ language, text }: TaggedText) =>
    xmlElement(`dc:${name}`, { 'xml:lang': language }, text);

/** Where it appeared: `Coastal Studies; Vol. 3 No. 1 (2026); e12`. */
function sourceOf({ facts }: HarvestedArticle): string {
  const { journalTitle, volume, number, year, metadata } = facts;
  const { pages, eLocationId } = metadata;
  const issue = [volume && `Vol. ${volume}`, number && `No. ${number}`, `(${year})`];
  const place = pages ? [pages.first, pages.last].filter(Boolean).join('–') : eLocationId;
  return [journalTitle, issue.filter(Boolean).join(' '), place].filter(Boolean).join('; ');
}

/** Addresses of what belongs to it: its PDF, its notices, the works that its authors name. */
function relationsOf({ facts, origin, pdf }: HarvestedArticle): string[] {
  const { notices, about, translationOf, translatedVersions = [], metadata } = facts;
  const linked = [
    ...notices.map((notice) => notice.article),
    ...(about ? [about.article] : []),
    ...(translationOf ? [translationOf] : []),
    ...translatedVersions,
  ];
  const elsewhere = metadata.relations.filter(isRelationId);
  return [
    ...(pdf ? [pdf] : []),
    ...linked.map(({ journal, issue, akey }) => origin + articlePath(journal, issue, akey)),
    ...elsewhere.map((relation) => relationUrl(relation) ?? relation.identifier),
  ];
}

/** An article in `oai_dc`. */
export function oaiDc(article: HarvestedArticle): XmlPiece {
  const { facts, titles, abstracts, keywords, publisher, page, pdf, licence } = article;
  const { metadata, published, type, journalIssn, doiAddress } = { ...facts, ...article };
  const { uri, semantics } = RESOURCE_TYPES[type];
  return xmlElement(
    'oai_dc:dc',
    {
      'xmlns:oai_dc': OAI_DC,
      'xmlns:dc': DC,
      'xsi:schemaLocation': `${OAI_DC} http://www.openarchives.org/OAI/2.0/oai_dc.xsd`,
    },
    titles.map(tagged('title')),
    metadata.authors.map(invertedName).filter(Boolean).map(element('creator')),
    keywords.map(tagged('subject')),
    abstracts.map(tagged('description')),
    [publisher].filter(Boolean).map(element('publisher')),
    element('date')(published),
    [`info:eu-repo/semantics/${semantics}`, uri].map(element('type')),
    ['text/html', ...(pdf ? ['application/pdf'] : [])].map(element('format')),
    [page, ...(doiAddress ? [doiAddress] : [])].map(element('identifier')),
    [sourceOf(article), journalIssn].filter(Boolean).map(element('source')),
    element('language')(metadata.language),
    relationsOf(article).map(element('relation')),
    ['info:eu-repo/semantics/openAccess', licence.url ?? licence.label].map(element('rights')),
  );
}
