const PATH = /^(\d{4}-){3}\d{3}[\dX]$/;

/** Whether a text is an ORCID iD with the right check digit (ISO 7064, 11-2). */
export function isOrcidPath(text: string): boolean {
  if (!PATH.test(text)) return false;
  const digits = text.replaceAll('-', '');
  let total = 0;
  for (const digit of digits.slice(0, -1)) total = (total + Number(digit)) * 2;
  const check = (12 - (total % 11)) % 11;
  return digits.at(-1) === (check === 10 ? 'X' : String(check));
}
