import { COUNTRY_CODES } from '@quire/model/countries';
import { compareNames, countryName } from '@quire/model/messages/names';

/** All countries with their names, in the order of the names. */
export const COUNTRY_CHOICES: readonly { readonly value: string; readonly label: string }[] =
  COUNTRY_CODES.map((value) => ({ value, label: countryName(value) })).toSorted((a, b) =>
    compareNames(a.label, b.label),
  );
