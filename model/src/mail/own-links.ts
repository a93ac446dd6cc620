import { language } from '../messages/language.ts';
import { linkBelow } from '../messages/language-address.ts';
import { languageBase } from '../messages/languages.ts';
import type { Sender } from './sender.ts';

/**
 * The text or the HTML of a mail, in which links to the press's own pages lead to them in the language of the mail,
 * where the press offers its pages in it. Files and addresses of machines stay as they are.
 */
export function ownLinks(written: string, { origin, languages = [] }: Sender): string {
  const tag = language();
  if (!languages.includes(tag)) return written;
  const [before = '', ...after] = written.split(origin);
  return [
    before,
    ...after.map((rest) => {
      const [path = ''] = /^\/[^\s"<>]*/.exec(rest) ?? [];
      const below = path && linkBelow(languageBase(tag), path);
      return below ? below + rest.slice(path.length) : rest;
    }),
  ].join(origin);
}
