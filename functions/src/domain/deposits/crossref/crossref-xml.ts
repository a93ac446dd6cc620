import { type XmlPiece, xmlElement, xmlIf, xmlOf } from '@quire/content/export/xml-element';
import type { Deposit, DepositBatch } from '../deposit.ts';
import { bookXml } from './book-xml.ts';
import { conferencePaperXml, proceedingsXml } from './conference-xml.ts';
import { type CrossrefVersion, crossrefVersion, type SchemaVersion } from './crossref-version.ts';
import { issueXml, journalArticleXml, journalXml } from './journal-xml.ts';
import { proceedingsBookXml } from './proceedings-book-xml.ts';
import { reviewXml } from './review-xml.ts';

function body(deposit: Deposit, version: SchemaVersion): XmlPiece {
  switch (deposit.kind) {
    case 'article':
      return deposit.proceedings
        ? conferencePaperXml(deposit, deposit.proceedings, version)
        : journalArticleXml(deposit, version);
    case 'journal':
      return journalXml(deposit, version);
    case 'issue':
      return issueXml(deposit, version);
    case 'review':
      return reviewXml(deposit, version);
    case 'book':
      return deposit.proceedings
        ? proceedingsBookXml(deposit, deposit.proceedings, version)
        : bookXml(deposit, version);
    case 'proceedings':
      return proceedingsXml(deposit, version);
  }
}

/** What of a file's body a deposit is: the schema takes no two of them in one. */
export const crossrefType = (
  deposit: Deposit,
): 'journal' | 'conference' | 'book' | 'peer_review' => {
  if (deposit.kind === 'review') return 'peer_review';
  if (deposit.kind === 'book') return deposit.proceedings ? 'conference' : 'book';
  const isInProceedings = deposit.kind === 'article' && deposit.proceedings;
  return isInProceedings || deposit.kind === 'proceedings' ? 'conference' : 'journal';
};

/**
 * Deposits in Crossref's XML, all of one `crossrefType`. `crossrefProblems` says beforehand whether the schema takes each.
 */
export function crossrefXml(
  { id, timestamp, depositor, email }: DepositBatch,
  deposits: Deposit | readonly Deposit[],
  name: CrossrefVersion,
): string {
  const version = crossrefVersion(name);
  const batch = xmlElement(
    'doi_batch',
    {
      version: name,
      xmlns: version.space,
      'xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
      'xmlns:jats': 'http://www.ncbi.nlm.nih.gov/JATS1',
      'xmlns:mml': 'http://www.w3.org/1998/Math/MathML',
      'xmlns:fr': 'http://www.crossref.org/fundref.xsd',
      'xmlns:ai': 'http://www.crossref.org/AccessIndicators.xsd',
      'xmlns:rel': 'http://www.crossref.org/relations.xsd',
      'xsi:schemaLocation': `${version.space} ${version.location}`,
    },
    xmlElement(
      'head',
      {},
      xmlElement('doi_batch_id', {}, id),
      xmlElement('timestamp', {}, timestamp),
      xmlElement(
        'depositor',
        {},
        xmlElement('depositor_name', {}, depositor),
        xmlElement('email_address', {}, email),
      ),
      xmlIf('registrant', depositor),
    ),
    xmlElement(
      'body',
      {},
      [deposits].flat().map((deposit) => body(deposit, version)),
    ),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n${xmlOf(batch)}\n`;
}
