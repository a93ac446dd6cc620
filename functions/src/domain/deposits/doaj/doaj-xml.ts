/**
 * Articles as DOAJ takes them as a file, in the order of its schema (doajArticles.xsd 1.3).
 *
 * @see https://doaj.org/docs/xml/
 */
import { type XmlPiece, xmlElement, xmlIf, xmlOf } from '@quire/content/export/xml-element';
import { bibliographicLanguage } from '@quire/model/bibliographic-language';
import type { ArticleDeposit } from '../deposit.ts';
import { doajPeople } from './doaj-people.ts';
import { doajText } from './doaj-text.ts';

const inLanguage = (tag: string) => ({ language: bibliographicLanguage(tag) });

function peopleXml({ contributors }: ArticleDeposit): (XmlPiece | null)[] {
  const people = doajPeople(contributors);
  const affiliations = [...new Set(people.flatMap(({ affiliation }) => affiliation ?? []))];
  const placeOf = (affiliation: string | undefined) =>
    affiliation ? String(affiliations.indexOf(affiliation) + 1) : null;
  return [
    xmlIf(
      'authors',
      people.map(({ name, affiliation, orcid }) =>
        xmlElement(
          'author',
          {},
          xmlElement('name', {}, name),
          xmlIf('affiliationId', placeOf(affiliation)),
          xmlIf('orcid_id', orcid),
        ),
      ),
    ),
    xmlIf(
      'affiliationsList',
      affiliations.map((name, at) =>
        xmlElement('affiliationName', { affiliationId: String(at + 1) }, name),
      ),
    ),
  ];
}

function recordXml(deposit: ArticleDeposit): XmlPiece {
  const { issue, pages, title, titles, abstracts, keywords, language, doi } = deposit;
  const journal = deposit.journalNow ?? deposit.journal;
  const issnOf = (wanted: string) => journal.issns.find(({ medium }) => medium === wanted)?.value;
  return xmlElement(
    'record',
    {},
    xmlIf('language', bibliographicLanguage(language)),
    xmlElement('publisher', {}, deposit.publisher),
    xmlElement('journalTitle', {}, journal.title),
    xmlIf('issn', issnOf('print')),
    xmlIf('eissn', issnOf('electronic')),
    xmlElement('publicationDate', {}, deposit.published),
    xmlIf('volume', issue.volume),
    xmlIf('issue', issue.number),
    xmlIf('startPage', pages?.first),
    xmlIf('endPage', pages?.last),
    xmlIf('doi', doi),
    xmlElement('documentType', {}, 'article'),
    [{ language, plain: title.plain }, ...titles].map((each) =>
      xmlElement('title', inLanguage(each.language), doajText(each.plain)),
    ),
    peopleXml(deposit),
    abstracts
      .filter(({ isPlainSummary }) => !isPlainSummary)
      .map((each) => xmlElement('abstract', inLanguage(each.language), doajText(each.plain))),
    xmlElement('fullTextUrl', { format: 'html' }, deposit.url),
    xmlIf(
      'keywords',
      keywords.map((keyword) => xmlElement('keyword', {}, keyword)),
      inLanguage(language),
    ),
  );
}

/** A file with these articles, which have to be of journals with an ISSN. */
export const doajXml = (deposits: readonly ArticleDeposit[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${xmlOf(xmlElement('records', {}, deposits.map(recordXml)))}\n`;
