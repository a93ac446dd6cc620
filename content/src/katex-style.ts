/** KaTeX's style sheet for pages with formulas. Node only: it reads the package's file. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** The faces' sources but woff2: every browser that we support reads that one. */
const OTHER_FORMATS = /,url\(fonts\/[^)]+\.(?:woff|ttf)\) format\("(?:woff|truetype)"\)/g;

/**
 * The style to put into the head of a page with formulas: fonts under `fontPrefix` (with its last
 * slash), woff2 only, shown in a fallback until they are there.
 */
export function katexStyle(fontPrefix: string): string {
  const path = createRequire(import.meta.url).resolve('katex/dist/katex.min.css');
  return readFileSync(path, 'utf8')
    .replace(OTHER_FORMATS, '')
    .replaceAll('url(fonts/', `url(${fontPrefix}`)
    .replaceAll('font-display:block', 'font-display:swap')
    .trim();
}
