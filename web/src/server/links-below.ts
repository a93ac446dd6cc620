import { linkBelow } from '@quire/model/messages/language-address';

const TAGS = /<(?:a|area|form)\b[^>]*>/g;
const ADDRESS = / (href|action)="(\/[^"]*)"/;

/**
 * The links and forms of a page's HTML, in the page's own language: articles and texts are stored with the addresses of
 * the press's first one, and so are the links in pages that are no links of the router. What says its language
 * (`hreflang`) stays, and so do files.
 */
export function linksBelow(html: string, base: string): string {
  if (!base) return html;
  return html.replace(TAGS, (tag) =>
    / hreflang=/i.test(tag)
      ? tag
      : tag.replace(ADDRESS, (written, name: string, address: string) => {
          const below = linkBelow(base, address);
          return below === null ? written : ` ${name}="${below}"`;
        }),
  );
}
