import type { CSL } from '@citation-js/core';
import type { FoundDoi } from '@quire/model/entities/reference-search';
import { type CitedFacts, citedFacts } from './cited-facts.ts';

const nameOf = ({ title, author, year }: CitedFacts) => JSON.stringify([title, author, year]);

/**
 * A work with the DOI that was found for it. What its author wrote counts: a work with a DOI of its own stays as it is,
 * and so does one that is no longer described as when its DOI was found.
 */
export function withFoundDoi(work: CSL, found: readonly FoundDoi[] = []): CSL {
  if (work.DOI || found.length === 0) return work;
  const facts = citedFacts(work);
  const name = facts && nameOf(facts);
  const doi = found.find((each) => nameOf(each) === name)?.doi;
  return doi ? { ...work, DOI: doi } : work;
}
