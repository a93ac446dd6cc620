import {
  type XmlContent,
  type XmlPiece,
  xmlElement,
  xmlIf,
} from '@quire/content/export/xml-element';
import type { ArticleDeposit, DepositPages } from '../deposit.ts';
import { accessXml } from './access-xml.ts';
import { archivesXml } from './archives-xml.ts';
import { citationsXml } from './citations-xml.ts';
import { contributorsXml } from './contributors-xml.ts';
import { crossrefLanguage } from './crossref-language.ts';
import type { SchemaVersion } from './crossref-version.ts';
import { dateXml } from './date-xml.ts';
import { doiDataXml } from './doi-data-xml.ts';
import { relationsXml } from './relations-xml.ts';
import { abstractsXml, articleTitlesXml } from './titles-xml.ts';

export const pagesXml = (pages: DepositPages | undefined): XmlPiece | null =>
  pages
    ? xmlElement(
        'pages',
        {},
        xmlElement('first_page', {}, pages.first),
        xmlIf('last_page', pages.last),
      )
    : null;

function placeXml({ pages, articleNumber }: ArticleDeposit): XmlPiece | null {
  if (pages || !articleNumber) return pagesXml(pages);
  const number = { item_number_type: 'article_number' };
  return xmlElement('publisher_item', {}, xmlElement('item_number', number, articleNumber));
}

/** An article of a journal, or of proceedings; the two differ in their name and in what comes first. */
export function articleXml(
  name: 'journal_article' | 'conference_paper',
  deposit: ArticleDeposit,
  version: SchemaVersion,
): XmlPiece {
  const titles = articleTitlesXml(deposit, version);
  const people = contributorsXml(deposit.contributors, version);
  // A conference's paper has one title.
  const first: XmlContent = name === 'journal_article' ? [titles, people] : [people, titles[0]];
  return xmlElement(
    name,
    { publication_type: 'full_text', language: crossrefLanguage(deposit.language, version) },
    first,
    abstractsXml(deposit.abstracts),
    dateXml('publication_date', deposit.published),
    deposit.accepted ? dateXml('acceptance_date', deposit.accepted) : null,
    placeXml(deposit),
    accessXml(deposit, version),
    relationsXml(deposit.relations),
    archivesXml(deposit.archives, version),
    version.hasVersionInfo
      ? xmlElement('version_info', {}, xmlElement('version', {}, String(deposit.version)))
      : null,
    doiDataXml(deposit, deposit.files),
    citationsXml(deposit.references, version),
  );
}
