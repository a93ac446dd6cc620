const ESCAPED: Readonly<Record<string, string>> = { '~': '~0', '/': '~1' };

/** The id of `registrations/{id}` for a DOI: DOIs do not differ by case, and no id contains a slash. */
export const registrationId = (doi: string): string =>
  doi.toLowerCase().replace(/[~/]/g, (sign) => ESCAPED[sign] ?? sign);
