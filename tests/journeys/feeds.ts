/** A feed as its readers take it: Atom (RFC 4287) or RSS 2.0. */
import { DOMParser, type Element } from '@xmldom/xmldom';

export interface ReadFeed {
  /** What is missing that the formats ask for. */
  readonly faults: readonly string[];
  /** Where the feed, and each entry, leads. */
  readonly links: readonly string[];
  readonly entries: number;
}

const NEEDED = {
  feed: { feed: ['id', 'title', 'updated', 'link'], entry: ['id', 'title', 'updated', 'link'] },
  rss: { feed: ['title', 'link', 'description'], entry: ['title', 'link', 'guid', 'pubDate'] },
} as const;

const children = (element: Element, name: string): Element[] =>
  [...element.getElementsByTagName(name)].filter((each) => each.parentNode === element);

const linkOf = (element: Element): string =>
  children(element, 'link')
    .filter((each) => (each.getAttribute('rel') ?? 'alternate') === 'alternate')
    .map((each) => each.getAttribute('href') ?? each.textContent ?? '')
    .join();

function missing(element: Element, names: readonly string[], what: string): string[] {
  const empty = (name: string) =>
    !children(element, name).some((each) => each.textContent || each.getAttribute('href'));
  return names.filter(empty).map((name) => `${what} has no ${name}`);
}

const isDay = (element: Element, name: string) =>
  children(element, name).every((each) => !Number.isNaN(Date.parse(each.textContent ?? '')));

/** Reads a feed. Throws where it is not XML. */
export function readFeed(xml: string): ReadFeed {
  const document = new DOMParser({
    onError: (level, message) => {
      throw new Error(`${level}: ${message}`);
    },
  }).parseFromString(xml, 'text/xml');
  const root = document.documentElement;
  const kind = root?.tagName === 'rss' ? 'rss' : 'feed';
  const feed = kind === 'rss' ? root && children(root, 'channel')[0] : root;
  if (!feed) return { faults: ['neither Atom nor RSS'], links: [], entries: 0 };
  const entries = children(feed, kind === 'rss' ? 'item' : 'entry');
  const needed = NEEDED[kind];
  return {
    faults: [
      ...missing(feed, needed.feed, 'the feed'),
      ...entries.flatMap((entry) => missing(entry, needed.entry, 'an entry')),
      ...entries.flatMap((entry) =>
        ['updated', 'published', 'pubDate'].flatMap((name) =>
          isDay(entry, name) ? [] : [`an entry has no date in ${name}`],
        ),
      ),
    ],
    links: [feed, ...entries].map(linkOf),
    entries: entries.length,
  };
}
