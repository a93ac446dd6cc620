import { env } from './environment.ts';
import { parameters } from './parameters.ts';

/** Where works are asked for by their DOIs, by functions; null where they are to be pasted only. */
export function doiResolver(): string | null {
  const named = parameters ? parameters.doiResolver.value() : (env.QUIRE_DOI_RESOLVER ?? '');
  const resolver = named.replace(/\/+$/, '');
  return URL.canParse(resolver) ? resolver : null;
}
