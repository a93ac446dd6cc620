import { isOrcid } from '../identifiers.ts';

/** The bare iD of an address or an iD; empty where its check digit is wrong. */
export function normaliseOrcid(text: string): string {
  const bare = text
    .trim()
    .replace(/^https?:\/\/(www\.)?orcid\.org\//i, '')
    .toUpperCase();
  return isOrcid(bare) ? bare : '';
}
