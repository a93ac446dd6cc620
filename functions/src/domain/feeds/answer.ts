/** The answers at addresses for machines: feeds, sitemaps, lists for libraries and archives, the search description. */
import { archivePath, booksPath, kbartPath, openSearchPath } from '@quire/model/paths';
import { URL_KEY } from '@quire/model/url-key';
import { archiveIndex, archiveManifest } from './archive-manifest.ts';
import { bookRecordsFile } from './book-catalogue.ts';
import { type FeedName, readFeed } from './feed.ts';
import { kbartFile } from './kbart.ts';
import { LLMS_TXT, llmsTxt, TDMREP, tdmReservations } from './mining-policy.ts';
import { openSearchXml } from './opensearch.ts';
import { type Read, readPress } from './read.ts';
import { CRAWLERS_TXT, robotsTxt } from './robots.ts';
import { SECURITY_TXT, securityTxt } from './security-txt.ts';
import { sitemapIndex, sitemapPart } from './sitemap.ts';
import { atomFeed, rssFeed } from './write-feed.ts';
import { sitemapIndexXml, sitemapXml } from './write-sitemap.ts';

export interface MachineAnswer {
  readonly contentType: string;
  readonly body: string;
  /** How long the CDN may cache it. */
  readonly seconds: number;
  /** The name under which a file is saved. */
  readonly fileName?: string;
  /** `Link`: of a feed its own address and its hub (https://www.w3.org/TR/websub/#discovery). */
  readonly link?: string;
}

/** Longer than pages: feed readers come every hour, crawlers less often; a sitemap is expensive to build. */
const FEED_SECONDS = 600;
const SITEMAP_SECONDS = 3_600;
const OPENSEARCH_SECONDS = 3_600;
/** What is refused, or allowed again, holds within the hour everywhere. */
const CRAWLERS_SECONDS = 3_600;
const SECURITY_TXT_SECONDS = 86_400;
/** Libraries load titles monthly, archives crawl once a year. */
const LIBRARY_SECONDS = 86_400;

/** A part of an address, or null where it is not encoded as one. */
function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}

function feedName(folder: string): FeedName | null {
  if (folder === '') return { of: 'press' };
  if (folder === 'news' || folder === 'blogs') return { of: folder };
  const [, of, encoded = ''] = /^(people|subjects)\/([^/]+)$/.exec(folder) ?? [];
  if (of === 'people') return URL_KEY.test(encoded) ? { of: 'author', key: encoded } : null;
  if (of === 'subjects') {
    const subject = decoded(encoded);
    return subject === null ? null : { of: 'subject', subject };
  }
  const [, jkey = '', latest] = /^journals\/([^/]+)(\/latest_issue)?$/.exec(folder) ?? [];
  return URL_KEY.test(jkey) ? { of: latest ? 'latest-issue' : 'journal', jkey } : null;
}

async function feedAt(
  read: Read,
  origin: string,
  path: string,
  hub: string | null,
): Promise<MachineAnswer | null> {
  const [, folder = '', file] = /^\/(?:(.+)\/)?(feed|rss)\.xml$/.exec(path) ?? [];
  const name = file ? feedName(folder) : null;
  const feed = name && (await readFeed(read, name));
  if (!feed) return null;
  const isAtom = file === 'feed';
  const write = isAtom ? atomFeed : rssFeed;
  return {
    contentType: `application/${isAtom ? 'atom' : 'rss'}+xml; charset=utf-8`,
    body: write(feed, { origin, selfPath: path, hub }),
    seconds: FEED_SECONDS,
    ...(hub ? { link: `<${hub}>; rel="hub", <${origin}${path}>; rel="self"` } : {}),
  };
}

async function openSearch(read: Read, origin: string): Promise<MachineAnswer | null> {
  const digest = await readPress(read);
  return (
    digest && {
      contentType: 'application/opensearchdescription+xml; charset=utf-8',
      body: openSearchXml(digest.press, origin),
      seconds: OPENSEARCH_SECONDS,
    }
  );
}

const plain = (body: string | null, seconds: number): MachineAnswer | null =>
  body === null ? null : { contentType: 'text/plain; charset=utf-8', body, seconds };

const xml = (body: string): MachineAnswer => ({
  contentType: 'application/xml; charset=utf-8',
  body,
  seconds: SITEMAP_SECONDS,
});

async function archiveAt(read: Read, path: string): Promise<MachineAnswer | null> {
  const [, key = '', year = ''] = /^\/archive\/([^/]+)\/(\d{4})$/.exec(path) ?? [];
  const body =
    path === archivePath()
      ? await archiveIndex(read)
      : URL_KEY.test(key) && (await archiveManifest(read, key, Number(year)));
  return body ? { contentType: 'text/html; charset=utf-8', body, seconds: LIBRARY_SECONDS } : null;
}

async function bookRecords(
  read: Read,
  origin: string,
  path: string,
): Promise<MachineAnswer | null> {
  const file = await bookRecordsFile(read, origin, path, new Date());
  if (!file) return null;
  const { contentType, text: body, name: fileName } = file;
  return { contentType, body, seconds: LIBRARY_SECONDS, fileName };
}

async function kbart(read: Read, origin: string): Promise<MachineAnswer | null> {
  const file = await kbartFile(read, origin, new Date());
  const answer = plain(file?.text ?? null, LIBRARY_SECONDS);
  return answer && file && { ...answer, fileName: file.name };
}

/**
 * The answer at a path, or null if there is nothing. Fails if the database fails.
 *
 * @param hub the hub that feeds name
 */
export async function machineAnswer(
  read: Read,
  origin: string,
  path: string,
  hub: string | null = null,
): Promise<MachineAnswer | null> {
  if (path === SECURITY_TXT) {
    const digest = await readPress(read);
    const body = digest && securityTxt(digest.press.supportEmail, origin, new Date());
    return plain(body, SECURITY_TXT_SECONDS);
  }
  if (path === CRAWLERS_TXT) {
    const digest = await readPress(read);
    return plain(robotsTxt(origin, digest?.crawlers), CRAWLERS_SECONDS);
  }
  if (path === openSearchPath()) return openSearch(read, origin);
  if (path === TDMREP) {
    const body = await tdmReservations(read, origin);
    return { contentType: 'application/json; charset=utf-8', body, seconds: CRAWLERS_SECONDS };
  }
  if (path === LLMS_TXT) return plain(await llmsTxt(read, origin), CRAWLERS_SECONDS);
  if (path === kbartPath()) return kbart(read, origin);
  if (path.startsWith(`${booksPath()}/`)) return bookRecords(read, origin, path);
  if (path.startsWith(archivePath())) return archiveAt(read, path);
  if (path === '/sitemap.xml') return xml(sitemapIndexXml(await sitemapIndex(read), origin));
  const part = /^\/sitemaps\/([\w.-]+)\.xml$/.exec(path)?.[1];
  if (part === undefined) return feedAt(read, origin, path, hub);
  const entries = await sitemapPart(read, part);
  return entries && xml(sitemapXml(entries, origin));
}
