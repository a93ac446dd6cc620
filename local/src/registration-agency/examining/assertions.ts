/**
 * The three assertions of Crossref's schema 5.5.0. They are XSD 1.1, which libxml2 cannot read, so that the schema which it
 * reads is without them.
 */
import type { Element } from '@xmldom/xmldom';
import { allBelow, childrenOf } from '../xml/read-xml.ts';

const VOCABULARIES: Readonly<Record<string, readonly string[]>> = {
  crossref: [
    ...['author', 'editor', 'chair', 'reviewer', 'review-assistant', 'stats-reviewer'],
    ...['reviewer-external', 'reader', 'translator', 'corresponding-author', 'other'],
  ],
  credit: [
    ...['conceptualization', 'data-curation', 'formal-analysis', 'funding-acquisition'],
    ...['investigation', 'methodology', 'project-administration', 'resources', 'software'],
    ...['supervision', 'validation', 'visualization'],
    ...['writing-original-draft', 'writing-review-editing'],
  ],
};

const failed = (element: Element, rule: string): string =>
  `cvc-assertion: Assertion evaluation (${rule}) for element '${element.localName}' did not succeed`;

/** The first assertion that a record breaks; null where it breaks none. */
export function failedAssertion(record: Element): string | null {
  for (const role of allBelow(record, 'role')) {
    const vocabulary = VOCABULARIES[role.getAttribute('vocab') ?? ''];
    if (vocabulary && !vocabulary.includes(role.getAttribute('type') ?? ''))
      return failed(role, '@type of @vocab');
  }
  for (const person of allBelow(record, 'person_name')) {
    const hasRole =
      person.getAttribute('contributor_role') || childrenOf(person, 'role').length > 0;
    if (!hasRole) return failed(person, 'exists(@contributor_role) or exists(*:role)');
  }
  return null;
}
