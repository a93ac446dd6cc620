import { countriesByName } from '@quire/model/countries-by-name';

/** All countries with their names, in the order of the names. */
export const COUNTRY_CHOICES: readonly { readonly value: string; readonly label: string }[] =
  countriesByName().map(({ code, name }) => ({ value: code, label: name }));
