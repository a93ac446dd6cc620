import { xmlText } from '../../../platform/text/xml-text.ts';
import type { Deposit, DepositContributor } from './deposit.ts';

const SCHEMA = 'http://www.crossref.org/schema/5.3.1';
const SPACES = [
  `xmlns="${SCHEMA}"`,
  'xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"',
  'xmlns:jats="http://www.ncbi.nlm.nih.gov/JATS1"',
  'xmlns:ai="http://www.crossref.org/AccessIndicators.xsd"',
  `xsi:schemaLocation="${SCHEMA} https://www.crossref.org/schemas/crossref5.3.1.xsd"`,
].join(' ');

type Attributes = Readonly<Record<string, string>>;

/** An element with its attributes; nothing without content. */
function element(name: string, content: string, attributes: Attributes = {}): string {
  if (content === '') return '';
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${xmlText(value)}"`);
  return `<${name}${written.join('')}>${content}</${name}>`;
}

const words = (name: string, text: string | undefined, attributes: Attributes = {}) =>
  element(name, xmlText(text ?? ''), attributes);

/** Online; without a leading zero, as the schema's numbers are. */
function day(name: string, date: string | undefined): string {
  const [year, month, dayOfMonth] = (date ?? '').split('-');
  if (!year || !month || !dayOfMonth) return '';
  const parts = words('month', month) + words('day', dayOfMonth) + words('year', year);
  return element(name, parts, { media_type: 'online' });
}

function contributor(person: DepositContributor, place: number): string {
  const role = { sequence: place === 0 ? 'first' : 'additional', contributor_role: 'author' };
  if (person.organisation) return words('organization', person.organisation, role);
  const institutions = person.affiliations.map(({ name, ror }) =>
    element(
      'institution',
      words('institution_name', name) + words('institution_id', ror, { type: 'ror' }),
    ),
  );
  return element(
    'person_name',
    words('given_name', person.given) +
      words('surname', person.surname) +
      element('affiliations', institutions.join('')) +
      words('ORCID', person.orcid),
    role,
  );
}

function journal({ journalTitle, journalShortTitle, issns }: Deposit): string {
  return element(
    'journal_metadata',
    words('full_title', journalTitle) +
      words('abbrev_title', journalShortTitle) +
      issns.map(({ value, medium }) => words('issn', value, { media_type: medium })).join(''),
  );
}

function issue({ published, volume, issue: number }: Deposit): string {
  return element(
    'journal_issue',
    day('publication_date', published) +
      element('journal_volume', words('volume', volume)) +
      words('issue', number),
  );
}

function pages({ firstPage, lastPage, itemNumber }: Deposit): string {
  if (firstPage) {
    return element('pages', words('first_page', firstPage) + words('last_page', lastPage));
  }
  const number = words('item_number', itemNumber, { item_number_type: 'article_number' });
  return element('publisher_item', number);
}

function article(deposit: Deposit): string {
  const abstract = deposit.abstract.map((paragraph) => words('jats:p', paragraph)).join('');
  const licence = words('ai:license_ref', deposit.licence, { applies_to: 'vor' });
  return element(
    'journal_article',
    element('titles', words('title', deposit.title) + words('subtitle', deposit.subtitle)) +
      element('contributors', deposit.contributors.map(contributor).join('')) +
      element('jats:abstract', abstract) +
      day('publication_date', deposit.published) +
      day('acceptance_date', deposit.accepted) +
      pages(deposit) +
      element('ai:program', licence, { name: 'AccessIndicators' }) +
      element(
        'doi_data',
        words('doi', deposit.doi) + words('resource', deposit.url, { content_version: 'vor' }),
      ),
    { publication_type: 'full_text', language: deposit.language },
  );
}

/** A deposit as Crossref's XML, schema 5.3.1. */
export function depositXml(deposit: Deposit): string {
  const head = element(
    'head',
    words('doi_batch_id', deposit.batch) +
      words('timestamp', String(deposit.timestamp)) +
      element(
        'depositor',
        words('depositor_name', deposit.depositor) + words('email_address', deposit.email),
      ) +
      words('registrant', deposit.depositor),
  );
  const body = element(
    'body',
    element('journal', journal(deposit) + issue(deposit) + article(deposit)),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<doi_batch version="5.3.1" ${SPACES}>${head}${body}</doi_batch>\n`;
}
