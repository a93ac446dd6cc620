import {
  type XmlContent,
  type XmlPiece,
  xmlElement,
  xmlIf,
} from '@quire/content/export/xml-element';
import type {
  ArticleDeposit,
  DepositIssue,
  DepositJournal,
  IssueDeposit,
  JournalDeposit,
} from '../deposit.ts';
import { archivesXml } from './archives-xml.ts';
import { articleXml } from './article-xml.ts';
import { contributorsXml } from './contributors-xml.ts';
import type { SchemaVersion } from './crossref-version.ts';
import { dateXml } from './date-xml.ts';
import { doiDataXml } from './doi-data-xml.ts';
import { titlesXml } from './titles-xml.ts';

export const issnsXml = ({ issns }: DepositJournal): XmlPiece[] =>
  issns.map(({ value, medium }) => xmlElement('issn', { media_type: medium }, value));

const journalMetadata = (journal: DepositJournal, registered: XmlContent = null): XmlPiece =>
  xmlElement(
    'journal_metadata',
    {},
    xmlElement('full_title', {}, journal.title),
    xmlIf('abbrev_title', journal.shortTitle),
    issnsXml(journal),
    registered,
  );

const numbers = ({ published, volume, number }: DepositIssue) => [
  dateXml('publication_date', published),
  xmlIf('journal_volume', xmlIf('volume', volume)),
  xmlIf('issue', number),
];

export const journalArticleXml = (deposit: ArticleDeposit, version: SchemaVersion): XmlPiece =>
  xmlElement(
    'journal',
    {},
    journalMetadata(deposit.journal),
    xmlElement('journal_issue', {}, numbers(deposit.issue)),
    articleXml('journal_article', deposit, version),
  );

/** A journal with a DOI of its own. */
export const journalXml = (deposit: JournalDeposit, version: SchemaVersion): XmlPiece =>
  xmlElement(
    'journal',
    {},
    journalMetadata(deposit.journal, [archivesXml(deposit.archives, version), doiDataXml(deposit)]),
  );

/** An issue with a DOI of its own. */
export const issueXml = (deposit: IssueDeposit, version: SchemaVersion): XmlPiece =>
  xmlElement(
    'journal',
    {},
    journalMetadata(deposit.journal),
    xmlElement(
      'journal_issue',
      {},
      contributorsXml(deposit.contributors, version),
      deposit.title ? titlesXml(deposit.title) : null,
      numbers(deposit.issue),
      doiDataXml(deposit),
    ),
  );
