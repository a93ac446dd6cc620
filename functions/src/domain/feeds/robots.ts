import { sitemapPath } from '@quire/model/paths';

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

/**
 * `/robots.txt` (RFC 9309) of a press at this address. It is a static file of Hosting:
 * `scripts/hosting/public-files.ts`.
 */
export function robotsTxt(origin: string): string {
  return [
    'User-agent: *',
    ...CLOSED.map((path) => `Disallow: ${path}`),
    'Allow: /',
    '',
    `Sitemap: ${origin}${sitemapPath()}`,
    '',
  ].join('\n');
}
