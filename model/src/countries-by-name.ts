import { COUNTRY_CODES, type CountryCode } from './countries.ts';
import { compareNames, countryName } from './messages/names.ts';

interface NamedCountry {
  readonly code: CountryCode;
  readonly name: string;
}

/** All countries, for a list to choose from, in the reader's language. */
export const countriesByName = (): readonly NamedCountry[] =>
  COUNTRY_CODES.map((code) => ({ code, name: countryName(code) })).toSorted((a, b) =>
    compareNames(a.name, b.name),
  );
