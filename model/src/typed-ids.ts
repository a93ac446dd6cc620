/** Identifiers as people type and paste them, in the form in which they are kept. */

/** An ORCID iD, with its address or without hyphens too. What is none stays as it was typed. */
export function orcidAsTyped(text: string): string {
  const bare = text.trim().replace(/^(https?:\/\/)?(www\.)?orcid\.org\//i, '');
  const digits = bare.replace(/[\s-]/g, '').toUpperCase();
  return /^\d{15}[\dX]$/.test(digits) ? (digits.match(/.{4}/g) ?? []).join('-') : text.trim();
}

/** A ROR id, as the address it is stored as. What is none stays as it was typed. */
export function rorAsTyped(text: string): string {
  const bare = text.trim().replace(/^(https?:\/\/)?(www\.)?ror\.org\//i, '');
  return /^0[a-z0-9]{8}$/i.test(bare) ? `https://ror.org/${bare.toLowerCase()}` : text.trim();
}
