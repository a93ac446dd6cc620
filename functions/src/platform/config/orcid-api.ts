import { env } from './environment.ts';
import { parameters } from './parameters.ts';

/** ORCID's public API, which functions use to look up iDs; null where it is not used. */
export function orcidApi(): string | null {
  const named = parameters ? parameters.orcid.value() : (env.QUIRE_ORCID_API ?? '');
  const api = named.replace(/\/+$/, '');
  return URL.canParse(api) ? api : null;
}
