import { sitemapPath } from '@quire/model/paths';

/** Areas that are nobody's to find: they want an account, or are made for one person. */
const CLOSED = [
  '/search',
  '/admin',
  '/submission',
  '/sign',
  '/account',
  '/mail',
  '/helper',
  '/count',
  '/advert/',
];

/** `/robots.txt` (RFC 9309) of a press at this address. A file of Hosting's: `scripts/hosting/public-files.ts`. */
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
