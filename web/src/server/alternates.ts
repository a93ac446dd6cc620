import { type Language, languageBase } from '@quire/model/messages/languages';
import { pathBelow } from '@quire/model/messages/path-below';

const CANONICAL = /<link rel="canonical" href="([^"]*)"/;

interface AlternateFacts {
  readonly origin: string;
  /** Of the page that is answered: `/es`. */
  readonly base: string;
  readonly first: Language;
  /** The languages besides the first. */
  readonly offered: readonly Language[];
}

/**
 * Says in a page's head where the page is in other languages, for search engines (`hreflang`). Nothing for pages that
 * these leave out, which have no canonical address, and for a press that has one language.
 *
 * @param head what the page itself puts there
 */
export function alternates(head: string, { origin, base, first, offered }: AlternateFacts): string {
  const canonical = CANONICAL.exec(head)?.[1];
  const own = `${origin}${base}`;
  if (offered.length === 0 || !canonical?.startsWith(own)) return '';
  const path = canonical.slice(own.length) || '/';
  const link = (tag: string, below: string) =>
    `<link rel="alternate" hreflang="${tag}" href="${origin}${pathBelow(below, path)}">`;
  return [
    link('x-default', ''),
    link(first, ''),
    ...offered.map((each) => link(each, languageBase(each))),
  ].join('');
}
