import { env } from './environment.ts';
import { parameters } from './parameters.ts';

/** ROR's API, asked by pages for institutions; null where they are to be typed only. */
export function rorApi(): string | null {
  const api = (parameters ? parameters.ror.value() : (env.QUIRE_ROR_API ?? '')).replace(/\/+$/, '');
  return URL.canParse(api) ? api : null;
}
