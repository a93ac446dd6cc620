import { type XmlPiece, xmlElement, xmlIf } from '@quire/content/export/xml-element';
import type { BookDeposit, ChapterDeposit } from '../deposit.ts';
import { licenceXml } from './access-xml.ts';
import { pagesXml } from './article-xml.ts';
import { isbnsXml } from './conference-xml.ts';
import { contributorsXml } from './contributors-xml.ts';
import { crossrefLanguage } from './crossref-language.ts';
import type { SchemaVersion } from './crossref-version.ts';
import { dateXml } from './date-xml.ts';
import { doiDataXml } from './doi-data-xml.ts';
import { relationsXml } from './relations-xml.ts';
import { titlesXml } from './titles-xml.ts';

function chapter(
  { title, contributors, pages, number, file, ...registered }: ChapterDeposit,
  { licence, published, language }: BookDeposit,
  version: SchemaVersion,
): XmlPiece {
  return xmlElement(
    'content_item',
    {
      component_type: 'chapter',
      publication_type: 'full_text',
      language: crossrefLanguage(language, version),
    },
    contributorsXml(contributors, version),
    titlesXml(title),
    xmlElement('component_number', {}, String(number)),
    dateXml('publication_date', published),
    pagesXml(pages),
    licenceXml(licence, published),
    doiDataXml(registered, file ? [file] : []),
  );
}

/** A book with those of its chapters that have DOIs. */
export function bookXml(deposit: BookDeposit, version: SchemaVersion): XmlPiece {
  const { doi, url, published } = deposit;
  return xmlElement(
    'book',
    { book_type: deposit.type },
    xmlElement(
      'book_metadata',
      { language: crossrefLanguage(deposit.language, version) },
      contributorsXml(deposit.contributors, version),
      titlesXml(deposit.title, deposit.subtitle),
      xmlIf('edition_number', deposit.edition),
      dateXml('publication_date', published),
      isbnsXml(deposit.isbns, 'monograph'),
      xmlElement('publisher', {}, xmlElement('publisher_name', {}, deposit.publisher)),
      licenceXml(deposit.licence, published),
      relationsXml(deposit.relations),
      doi ? doiDataXml({ doi, url }, deposit.files) : null,
    ),
    deposit.chapters.map((each) => chapter(each, deposit, version)),
  );
}
