import { LANGUAGE_TAGS, type Language, languageKey } from './languages.ts';
import { pathBelow } from './path-below.ts';

/** An address, parted into the language that its first segment names and the page. */
export interface LanguageAddress {
  readonly language: Language | null;
  /** What precedes the page's path: `/pt-br`; empty where the address names no language. */
  readonly base: string;
  /** The page's path, as it is in the press's first language: `/journals`. */
  readonly path: string;
  /** Whether it is written in the one way: the tag in lower case, and no slash too many. */
  readonly isCanonical: boolean;
}

const BY_KEY: ReadonlyMap<string, Language> = new Map(
  LANGUAGE_TAGS.map((language) => [languageKey(language), language]),
);

/** The language whose tag a segment of an address is; null where it is none. */
export const languageOfSegment = (segment: string): Language | null =>
  BY_KEY.get(segment.toLowerCase()) ?? null;

/** `/pt-BR/journals` → Portuguese, `/journals`. A tag that is no language's is a part of the path. */
export function readLanguageAddress(pathname: string): LanguageAddress {
  const segment = pathname.split('/', 2)[1] ?? '';
  const key = segment.toLowerCase();
  const language = languageOfSegment(segment);
  if (!language) return { language, base: '', path: pathname, isCanonical: true };
  const base = `/${key}`;
  const rest = pathname.slice(base.length);
  // With two slashes at its beginning it would be an address of another host.
  const path = `/${rest.replace(/^[/\\]+/, '')}`;
  return { language, base, path, isCanonical: pathname === pathBelow(base, path) };
}

/** Files, feeds and what only machines ask for. */
const WITHOUT_LANGUAGE =
  /^\/(?:assets|media|annotations|advert|unsubscribe|alerts|card|count|reports|sitemaps|file|setup|orcid\/return|\.well-known|mail\/reports|reviewer\/file)(?:[/?#]|$)|\/annotations\/?$|\.(?:pdf|xml|ics|svg|txt|bib|ris)(?:[?#]|$)/;

/** Whether an address is the same in every language: its first segment names none. */
export const hasNoLanguage = (path: string): boolean => WITHOUT_LANGUAGE.test(path);

/** Where a link of a page leads in the page's own language; null where it stays as it is. */
export function linkBelow(base: string, href: string): string | null {
  if (!base || !href.startsWith('/') || href.startsWith('//') || hasNoLanguage(href)) return null;
  if (readLanguageAddress(href.split(/[?#]/, 1)[0] ?? href).language) return null;
  return pathBelow(base, href);
}
