import { COUNTRY_CODES, englishCountryName } from '@quire/model/countries';

/** Names that authors give, beside those of `Intl`. */
const OTHER_NAMES: readonly (readonly [name: string, code: string])[] = [
  ['USA', 'US'],
  ['United States of America', 'US'],
  ['UK', 'GB'],
  ['England', 'GB'],
  ['Scotland', 'GB'],
  ['Wales', 'GB'],
  ['Northern Ireland', 'GB'],
  ['The Netherlands', 'NL'],
  ['Czech Republic', 'CZ'],
  ['Republic of Korea', 'KR'],
  ['Viet Nam', 'VN'],
  ['Russian Federation', 'RU'],
  ['Turkey', 'TR'],
  ['People’s Republic of China', 'CN'],
];

let byName: ReadonlyMap<string, string> | undefined;

/** The ISO 3166-1 code of a country that is given by its code or its English name; undefined for what is neither. */
export function countryCode(country: string): string | undefined {
  const name = country.trim().replaceAll("'", '’');
  if (COUNTRY_CODES.includes(name)) return name;
  byName ??= new Map(
    [...OTHER_NAMES, ...COUNTRY_CODES.map((code) => [englishCountryName(code), code] as const)].map(
      ([each, code]) => [each.toLowerCase(), code],
    ),
  );
  return byName.get(name.toLowerCase());
}
