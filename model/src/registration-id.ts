const ESCAPED: Readonly<Record<string, string>> = { '~': '~0', '/': '~1' };

/** The id of `registrations/{id}` for a DOI: DOIs do not differ by case, and no id contains a slash. */
export const registrationId = (doi: string): string =>
  doi.toLowerCase().replace(/[~/]/g, (sign) => ESCAPED[sign] ?? sign);

const AT_DOAJ = 'doaj:';
/** The same for what DOAJ is sent about an article, which is apart from the registration of its DOI. */
export const doajId = (doi: string): string => `${AT_DOAJ}${registrationId(doi)}`;
/** Whether an id is one of `doajId`. */
export const isDoajId = (id: string): boolean => id.startsWith(AT_DOAJ);
