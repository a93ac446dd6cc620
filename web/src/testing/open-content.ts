import { renderPage } from './render-page.ts';
import { SMALL_CONTENT } from './small-content.ts';
import { smallPressReader } from './small-press.ts';

/** A page of the press that has content, and what was read for it. */
export async function open(path: string) {
  const reader = smallPressReader(SMALL_CONTENT);
  const page = await renderPage(path, reader);
  return { ...page, reads: reader.reads };
}

/** The first JSON-LD of a page. */
export function jsonLd(html: string): unknown {
  const json = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1];
  return JSON.parse(json ?? 'null');
}
