import { env } from './environment.ts';
import { parameters } from './parameters.ts';

/** Crossref's public API, which functions ask for DOIs of references and for citations; null where it is not used. */
export function crossrefApi(): string | null {
  const named = parameters ? parameters.crossref.value() : (env.QUIRE_CROSSREF_API ?? '');
  const api = named.trim().replace(/\/+$/, '');
  return URL.canParse(api) ? api : null;
}
