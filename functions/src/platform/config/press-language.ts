import { isLanguage, type Language } from '@quire/model/messages/languages';
import { env } from './environment.ts';
import { parameters } from './parameters.ts';

/**
 * What the pages of a developer's press are in, where it is another language than texts are written in first: the
 * pseudo-languages are there to try layouts with. A real press has none of them.
 */
export function pressLanguage(): Language | null {
  const tag = parameters ? '' : (env.QUIRE_LANGUAGE ?? '');
  return isLanguage(tag) ? tag : null;
}
