import type { RouterContextProvider } from 'react-router';
import { searchContext } from './search-engine.ts';

const nameOf = (host: string | undefined): string => (host ? new URL(host).host : 'Algolia');

/** Who is sent what a reader searches for, by name; null where the press has no search. */
export async function searchedBy(context: Readonly<RouterContextProvider>): Promise<string | null> {
  const engine = context.get(searchContext);
  if (engine !== 'page') return engine && nameOf(engine.host);
  const { publicConfig } = await import('../../config/config.ts');
  const { search } = publicConfig();
  return search ? nameOf(search.host) : null;
}
