/** The creditor reference of ISO 11649: `RF`, two check digits, up to 21 letters and digits. */
import { mod97, printedIban } from '../iban.ts';

/** Of an invoice's number: `SMP-2026-00001` → `RF..SMP202600001`. */
export function paymentReference(number: string): string {
  const body = number
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .slice(-21);
  const check = 98 - mod97(`${body}RF00`);
  return `RF${String(check).padStart(2, '0')}${body}`;
}

/** Whether a text, with or without blanks, is such a reference. */
export function isPaymentReference(text: string): boolean {
  const plain = text.replace(/\s+/g, '').toUpperCase();
  return (
    /^RF\d{2}[A-Z0-9]{1,21}$/.test(plain) && mod97(`${plain.slice(4)}${plain.slice(0, 4)}`) === 1
  );
}

/** In fours, as it is printed. */
export const printedReference = printedIban;
