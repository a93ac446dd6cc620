import { generateAtomFeed, generateRssFeed } from 'feedsmith';
import { xmlCharacters } from '../../platform/text/xml-text.ts';
import type { Feed, FeedItem } from './feed.ts';

export interface FeedFrame {
  /** The press's own address, without a trailing slash. */
  readonly origin: string;
  /** The address of this feed. */
  readonly selfPath: string;
  /** Where readers can subscribe to it (WebSub); null: nowhere. */
  readonly hub: string | null;
}

/** The start of a day: feeds need a time. */
const timeOf = (day: string) => new Date(`${day}T00:00:00Z`);

/** RFC 4151: an identifier that is not an address and stays when addresses change. */
function idOf({ id }: FeedItem, origin: string): string {
  return id.startsWith('https://') ? id : `tag:${new URL(origin).hostname},2022:${id}`;
}

const lastChange = ({ items }: Feed) =>
  timeOf(items.map(({ updated }) => updated).reduce((a, b) => (a > b ? a : b), '2022-01-01'));

const clean = xmlCharacters;

/** The library puts text with special characters on a separate line, whose breaks would become part of the text. */
const tight = (xml: string) =>
  xml.replace(/>\s+<!\[CDATA\[/g, '><![CDATA[').replace(/\]\]>\s+<\//g, ']]></');

const hubLinks = (hub: string | null) => (hub ? [{ href: hub, rel: 'hub' }] : []);

/** Atom (RFC 4287). Texts are plain: feed readers show formulas as text. */
export function atomFeed(feed: Feed, { origin, selfPath, hub }: FeedFrame): string {
  return tight(
    generateAtomFeed({
      id: origin + selfPath,
      title: { value: clean(feed.title) },
      subtitle: { value: clean(feed.description) },
      updated: lastChange(feed),
      links: [
        { href: origin + selfPath, rel: 'self', type: 'application/atom+xml' },
        { href: origin + feed.path, rel: 'alternate', type: 'text/html' },
        ...hubLinks(hub),
      ],
      authors: [{ name: clean(feed.title) }],
      entries: feed.items.map((item) => ({
        id: idOf(item, origin),
        title: { value: clean(item.title) },
        summary: { value: clean(item.summary) },
        links: [{ href: origin + item.path, rel: 'alternate', type: 'text/html' }],
        published: timeOf(item.published),
        updated: timeOf(item.updated),
        authors: item.authors.map((name) => ({ name: clean(name) })),
        categories: item.categories.map((term) => ({ term: clean(term) })),
      })),
    }),
  );
}

/** PRISM 3.0: what services for tables of contents and reference managers read of an article. */
function prismOf({ doi, place, path }: FeedItem, origin: string) {
  if (!doi && !place) return {};
  const { journal, issn, issnPrint, volume, number, firstPage, lastPage } = place ?? {};
  const facts = {
    ...{ publicationName: journal, issn: issnPrint, eIssn: issn, volume, number },
    ...{ startingPage: firstPage, endingPage: lastPage, doi },
  };
  const known = Object.entries(facts).flatMap(([name, value]): [string, string][] =>
    value ? [[name, clean(value)]] : [],
  );
  return { prism: { ...Object.fromEntries(known), urls: [origin + path] } };
}

/** RSS 2.0, with Dublin Core for authors (RSS' own wants e-mail addresses) and PRISM for an article's place. */
export function rssFeed(feed: Feed, { origin, selfPath, hub }: FeedFrame): string {
  return tight(
    generateRssFeed({
      title: clean(feed.title),
      link: origin + feed.path,
      description: clean(feed.description),
      language: 'en',
      lastBuildDate: lastChange(feed),
      atom: {
        links: [
          { href: origin + selfPath, rel: 'self', type: 'application/rss+xml' },
          ...hubLinks(hub),
        ],
      },
      items: feed.items.map((item) => ({
        title: clean(item.title),
        link: origin + item.path,
        description: clean(item.summary),
        guid: { value: idOf(item, origin), isPermaLink: false },
        pubDate: timeOf(item.published),
        categories: item.categories.map((name) => ({ name: clean(name) })),
        dc: { creators: item.authors.map(clean) },
        ...prismOf(item, origin),
      })),
    }),
  );
}
