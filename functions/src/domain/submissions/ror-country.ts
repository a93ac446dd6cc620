/** The country of an institution, by ROR's REST API (https://ror.readme.io/docs/rest-api). */
import { COUNTRY_CODES } from '@quire/model/countries';
import { isRor } from '@quire/model/identifiers';
import { z } from 'zod';

const PATIENCE_MS = 4_000;
/** Institutions rarely move: each function instance asks for each of them once. */
const KEPT_MOST = 1_000;

const RecordSchema = z.object({
  id: z.string(),
  // ROR also returns withdrawn institutions.
  status: z.literal('active'),
  locations: z.array(z.object({ geonames_details: z.object({ country_code: z.string() }) })).min(1),
});

/**
 * Returns the country's code for a ROR id; empty where ROR does not know it, or does not answer.
 */
export type CountryOfRor = (ror: string) => Promise<string>;

async function askRor(ask: typeof fetch, api: string, ror: string): Promise<string | null> {
  const response = await ask(`${api}/organizations/${ror.slice(-9)}`, {
    headers: { accept: 'application/json' },
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  if (response.status === 404) return '';
  if (!response.ok) return null;
  const { id, locations } = RecordSchema.parse(await response.json());
  const countries = new Set(locations.map((each) => each.geonames_details.country_code));
  const [country = ''] = countries;
  return id === ror && countries.size === 1 && COUNTRY_CODES.includes(country) ? country : '';
}

/** Asks ROR at `api`; null where the press does not use ROR, so that no country is known. */
export function countryByRor(api: string | null, ask: typeof fetch = fetch): CountryOfRor {
  const kept = new Map<string, string>();
  return async (ror) => {
    if (api === null || !isRor(ror)) return '';
    const known = kept.get(ror);
    if (known !== undefined) return known;
    const country = await askRor(ask, api, ror).catch(() => null);
    // Failed requests are repeated.
    if (country === null) return '';
    if (kept.size >= KEPT_MOST) kept.clear();
    kept.set(ror, country);
    return country;
  };
}
