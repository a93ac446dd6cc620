/** Check digits of ISO 7064 mod 97-10, of IBANs (ISO 13616) and creditor references (ISO 11649). */

/** The remainder by 97 of a text whose letters count 10 to 35. */
export function mod97(text: string): number {
  let remainder = 0;
  for (const sign of text) {
    const value = Number.parseInt(sign, 36);
    remainder = (remainder * (value > 9 ? 100 : 10) + value) % 97;
  }
  return remainder;
}

/** An IBAN without blanks, in capitals: its form and its check digits. */
export function isIban(text: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(text)) return false;
  return mod97(`${text.slice(4)}${text.slice(0, 4)}`) === 1;
}

/** In fours, as it is printed. */
export const printedIban = (iban: string): string => iban.replace(/(.{4})(?=.)/g, '$1 ');
