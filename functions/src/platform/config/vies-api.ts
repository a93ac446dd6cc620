import { env } from './environment.ts';
import { parameters } from './parameters.ts';

/** VIES's API, which functions use to check VAT ids; null where it is not used. */
export function viesApi(): string | null {
  const named = parameters ? parameters.vies.value() : (env.QUIRE_VIES_API ?? '');
  const api = named.replace(/\/+$/, '');
  return URL.canParse(api) ? api : null;
}
