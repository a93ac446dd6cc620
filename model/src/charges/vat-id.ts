/** VAT identification numbers of the member states: their form (Directive 2006/112/EC, Article 215; VIES). */

/** By country; Greece writes `EL`. */
const FORMS: Readonly<Record<string, RegExp>> = {
  AT: /^ATU\d{8}$/,
  BE: /^BE[01]\d{9}$/,
  BG: /^BG\d{9,10}$/,
  CY: /^CY\d{8}[A-Z]$/,
  CZ: /^CZ\d{8,10}$/,
  DE: /^DE\d{9}$/,
  DK: /^DK\d{8}$/,
  EE: /^EE\d{9}$/,
  ES: /^ES[A-Z0-9]\d{7}[A-Z0-9]$/,
  FI: /^FI\d{8}$/,
  FR: /^FR[A-HJ-NP-Z0-9]{2}\d{9}$/,
  GR: /^EL\d{9}$/,
  HR: /^HR\d{11}$/,
  HU: /^HU\d{8}$/,
  IE: /^IE(\d{7}[A-W][A-I]?|\d[A-Z+*]\d{5}[A-W])$/,
  IT: /^IT\d{11}$/,
  LT: /^LT(\d{9}|\d{12})$/,
  LU: /^LU\d{8}$/,
  LV: /^LV\d{11}$/,
  MT: /^MT\d{8}$/,
  NL: /^NL[A-Z0-9+*]{9}B[A-Z0-9+*]{2}$/,
  PL: /^PL\d{10}$/,
  PT: /^PT\d{9}$/,
  RO: /^RO[1-9]\d{1,9}$/,
  SE: /^SE\d{10}01$/,
  SI: /^SI\d{8}$/,
  SK: /^SK\d{10}$/,
};
/** Monaco is France's, for VAT (Article 7). */
const countryOfVat = (country: string): string => (country === 'MC' ? 'FR' : country);

/** Whether a country is within the European Union's VAT. */
export const isEuCountry = (country: string): boolean => countryOfVat(country) in FORMS;

/** As it is printed and sent: without blanks, dots and hyphens, in capitals. */
export const plainVatId = (text: string): string => text.replace(/[\s.-]/g, '').toUpperCase();

/** Whether a text is a VAT id of this member state, by its form. Whether it is in force, VIES knows. */
export const isVatIdOf = (country: string, text: string): boolean =>
  FORMS[countryOfVat(country)]?.test(plainVatId(text)) ?? false;
