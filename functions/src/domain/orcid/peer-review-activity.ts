/** A review as a peer review of ORCID's member API 3.0 (peer-review-3.0.xsd), in JSON. */
import { createHash } from 'node:crypto';
import type { ConveningOrganisation } from './convening-organisation.ts';

const DAY_MS = 86_400_000;
/** A closed review is added on a day between two and six weeks after the decision. */
const LEAST_DAYS = 14;
const MORE_DAYS = 28;

const hashOf = (certificateCode: string) =>
  createHash('sha256').update(`orcid ${certificateCode}`).digest('hex');

/**
 * By what ORCID knows a review. It follows from the certificate's code, which is random and the reviewer's own: an
 * author who knows their submission, and guesses who reviewed it, cannot find it in a record.
 */
export const reviewIdentifier = (certificateCode: string) => ({
  'external-id-type': 'source-work-id',
  'external-id-value': hashOf(certificateCode).slice(0, 32),
  'external-id-relationship': 'self' as const,
});

/**
 * When a closed review may be added: ORCID shows the day on which it was. On the day of the decision, or always as long
 * after it, an author could see in the records who had reviewed their manuscript.
 *
 * @param thanked the instant of the decision
 */
export function notBefore(certificateCode: string, thanked: string): string {
  const days = LEAST_DAYS + (Number.parseInt(hashOf(certificateCode).slice(-8), 16) % MORE_DAYS);
  return new Date(Date.parse(thanked) + days * DAY_MS).toISOString();
}

/** What readers of a published review see of it beside its reviewer's name. */
export interface OpenSubject {
  readonly journalTitle: string;
  readonly title: string;
  readonly url: string;
  readonly doi: string | null;
  /** Of the report, on the page of the review. */
  readonly reviewUrl: string;
  /** `2026-05-04` */
  readonly date: string;
}

interface ReviewFacts {
  readonly certificateCode: string;
  /** `2049-3630` */
  readonly issn: string;
  readonly year: string;
  readonly organisation: ConveningOrganisation;
  /** Null: nobody is to know what was reviewed, so only the year is told, as ORCID advises for such reviews. */
  readonly subject: OpenSubject | null;
}

const TITLE_MAX = 1_000;
const value = (text: string) => ({ value: text.slice(0, TITLE_MAX) });

function openFields({ journalTitle, title, url, doi, reviewUrl }: OpenSubject) {
  const identifier = doi
    ? {
        'external-id-type': 'doi',
        'external-id-value': doi,
        'external-id-url': { value: `https://doi.org/${encodeURI(doi)}` },
      }
    : { 'external-id-type': 'uri', 'external-id-value': url, 'external-id-url': { value: url } };
  return {
    'review-url': { value: reviewUrl },
    'subject-external-identifier': { ...identifier, 'external-id-relationship': 'self' },
    'subject-container-name': value(journalTitle),
    'subject-type': 'journal-article',
    'subject-name': { title: value(title) },
    'subject-url': { value: url },
  };
}

const dateOf = (date: string) => {
  const [year = '', month = '', day = ''] = date.split('-');
  return { year: { value: year }, month: { value: month }, day: { value: day } };
};

/** The peer review, without a put-code. Its group is the journal's: ORCID makes those of ISSNs by itself. */
export function peerReviewActivity(facts: ReviewFacts) {
  const { certificateCode, issn, year, organisation, subject } = facts;
  const { name, city, country, ror } = organisation;
  return {
    'reviewer-role': 'reviewer',
    'review-type': 'review',
    'review-identifiers': { 'external-id': [reviewIdentifier(certificateCode)] },
    'review-completion-date': subject ? dateOf(subject.date) : { year: { value: year } },
    'review-group-id': `issn:${issn}`,
    'convening-organization': {
      name,
      address: { city, country },
      'disambiguated-organization': {
        'disambiguated-organization-identifier': ror,
        'disambiguation-source': 'ROR',
      },
    },
    ...(subject ? openFields(subject) : {}),
  };
}
