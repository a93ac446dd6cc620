/** An ORCID iD as it is typed or pasted (with its address, without hyphens) in its usual form. */
export function readOrcid(text: string): string {
  const bare = text.trim().replace(/^(https?:\/\/)?(www\.)?orcid\.org\//i, '');
  const digits = bare.replace(/[\s-]/g, '').toUpperCase();
  return /^\d{15}[\dX]$/.test(digits) ? (digits.match(/.{4}/g) ?? []).join('-') : bare;
}

/** A ROR id as it is typed or pasted, as the address it is stored as. */
export function readRor(text: string): string {
  const bare = text.trim().replace(/^(https?:\/\/)?(www\.)?ror\.org\//i, '');
  return /^0[a-z0-9]{8}$/i.test(bare) ? `https://ror.org/${bare.toLowerCase()}` : text.trim();
}
