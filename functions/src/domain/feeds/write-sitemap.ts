import { xmlText } from '../../platform/text/xml-text.ts';
import type { SitemapEntry } from './sitemap.ts';

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

function document(
  root: 'sitemapindex' | 'urlset',
  item: 'sitemap' | 'url',
  entries: readonly SitemapEntry[],
  origin: string,
): string {
  const lines = entries.map(({ path, lastmod }) => {
    const change = lastmod ? `<lastmod>${xmlText(lastmod)}</lastmod>` : '';
    return `<${item}><loc>${xmlText(new URL(origin + path).href)}</loc>${change}</${item}>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="${NAMESPACE}">\n${lines.join('\n')}\n</${root}>\n`;
}

/** An index of sitemaps (sitemaps.org, 0.9). */
export const sitemapIndexXml = (entries: readonly SitemapEntry[], origin: string): string =>
  document('sitemapindex', 'sitemap', entries, origin);

/** A sitemap of pages. */
export const sitemapXml = (entries: readonly SitemapEntry[], origin: string): string =>
  document('urlset', 'url', entries, origin);
