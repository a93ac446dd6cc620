import {
  areOthersRefused,
  type CrawlerRules,
  crawlerAgents,
} from '@quire/model/entities/crawler-rules';
import { sitemapPath } from '@quire/model/paths';

/**
 * Where the rules are. `/robots.txt` redirects there, which crawlers follow (RFC 9309, section 2.3.1.2): a function is
 * never asked for `/robots.txt`, as Google's framework for functions answers that with a 404 by itself.
 */
export const CRAWLERS_TXT = '/crawlers.txt';

/** Areas that search engines must not index: they require an account, or are made for one person. */
const CLOSED = [
  '/search',
  '/alerts',
  '/admin',
  '/submission',
  '/sign',
  '/account',
  '/mail',
  '/helper',
  '/count',
  '/advert/',
];

/** Lines for some crawlers; none where there are no such crawlers. */
const group = (agents: readonly string[], lines: readonly string[]): string[] =>
  agents.length === 0 ? [] : [...agents.map((agent) => `User-agent: ${agent}`), ...lines, ''];

/**
 * The rules for crawlers of a press at this address (RFC 9309). A crawler reads the lines that name it, otherwise those
 * of `*`.
 *
 * @param rules the press's settings; undefined: all crawlers may read it
 */
export function robotsTxt(origin: string, rules?: CrawlerRules): string {
  const open = [...CLOSED.map((path) => `Disallow: ${path}`), 'Allow: /'];
  const closed = ['Disallow: /'];
  return [
    ...group(crawlerAgents(rules, 'refused'), closed),
    ...(areOthersRefused(rules)
      ? [...group(crawlerAgents(rules, 'allowed'), open), ...group(['*'], closed)]
      : group(['*'], open)),
    `Sitemap: ${origin}${sitemapPath()}`,
    '',
  ].join('\n');
}
