/** Identifiers as one word each, the same in a record and in a query, whatever an engine takes apart. */
import { isIsbn13, isIssn, isOrcid, normaliseDoi } from '../identifiers.ts';

/** `10.5555/ces.2026-1` → `10ces…`: letters and digits alone, lower case. */
export const codeWord = (code: string): string =>
  code.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

const ADDRESS = /^https?:\/\/(?:www\.)?(?:orcid\.org|portal\.issn\.org\/resource\/issn)\//i;
const LABEL = /^(?:doi|issn|isbn|orcid):/i;

/**
 * The word for an identifier as a person types or pastes it (a DOI with its address, an ISSN with
 * `ISSN:` before it …); null for anything else.
 */
export function typedCode(text: string): string | null {
  const bare = text.replace(/^[("'“‘<[]+|[)"'”’>\].,;:]+$/g, '');
  const doi = normaliseDoi(bare);
  if (doi) return codeWord(doi);
  const code = bare.replace(ADDRESS, '').replace(LABEL, '').toUpperCase();
  return isIssn(code) || isOrcid(code) || isIsbn13(code) ? codeWord(code) : null;
}
