/** Persistent identifiers: their forms and check digits. */

/** DOI as Crossref's schema accepts it, without characters that nobody sees. */
export const DOI = /^10\.[0-9]{4,9}\/[^\s\p{C}]{1,200}$/u;

/** Takes a DOI in any common spelling (URL, `doi:`, upper case); returns it bare and lower-case, or null. */
export function normaliseDoi(text: string): string | null {
  const bare = text
    .trim()
    .replace(/^(https?:\/\/(dx\.)?doi\.org\/|doi:\s*)/i, '')
    .toLowerCase();
  return DOI.test(bare) ? bare : null;
}

/** The address a reader follows for a DOI. */
export function doiUrl(doi: string): string {
  return `https://doi.org/${encodeURI(doi).replace(/[?#]/g, encodeURIComponent)}`;
}

/** ISSN `NNNN-NNNC`, check digit modulo 11 (ISO 3297). */
export function isIssn(text: string): boolean {
  const digits = /^(\d{4})-(\d{3}[\dX])$/.exec(text);
  if (!digits) return false;
  const all = `${digits[1]}${digits[2]}`;
  const sum = [...all.slice(0, 7)].reduce((total, digit, i) => total + Number(digit) * (8 - i), 0);
  const check = (11 - (sum % 11)) % 11;
  return all[7] === (check === 10 ? 'X' : String(check));
}

/** ISBN-13 with or without hyphens, check digit modulo 10. */
export function isIsbn13(text: string): boolean {
  const digits = text.replace(/[- ]/g, '');
  if (!/^97[89]\d{10}$/.test(digits)) return false;
  const sum = [...digits].reduce((total, d, i) => total + Number(d) * (i % 2 ? 3 : 1), 0);
  return sum % 10 === 0;
}

/** ORCID iD `0000-0000-0000-000C`, check digit ISO 7064 mod 11-2. */
export function isOrcid(text: string): boolean {
  if (!/^\d{4}-\d{4}-\d{4}-\d{3}[\dX]$/.test(text)) return false;
  const digits = text.replace(/-/g, '');
  const total = [...digits.slice(0, 15)].reduce((sum, d) => (sum + Number(d)) * 2, 0);
  const check = (12 - (total % 11)) % 11;
  return digits[15] === (check === 10 ? 'X' : String(check));
}

/** The address of a person's ORCID record. */
export function orcidUrl(orcid: string): string {
  return `https://orcid.org/${orcid}`;
}

/** ROR id as an address: `https://ror.org/0abcdef12`. */
export function isRor(text: string): boolean {
  return /^https:\/\/ror\.org\/0[a-hj-km-np-tv-z0-9]{6}\d{2}$/.test(text);
}

/**
 * A URL key from any title or folder name: ASCII letters and digits joined by single hyphens,
 * at most `max` characters, never empty.
 */
export function toUrlKey(text: string, max = 60): string {
  const words = text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
  let key = '';
  for (const word of words) {
    const next = key ? `${key}-${word}` : word;
    if (next.length > max) break;
    key = next;
  }
  return key || words[0]?.slice(0, max) || 'untitled';
}
