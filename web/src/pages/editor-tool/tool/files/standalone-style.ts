import { downloadAsDataUrl } from '../../../../app/download-as-data-url.ts';
import { mathStyleHref } from '../../../../made/math-style-href.ts';
import articleBody from '../../../../ui/styles/article-body.css?inline';
import articleParts from '../../../../ui/styles/article-parts.css?inline';
import base from '../../../../ui/styles/base.css?inline';
import diagrams from '../../../../ui/styles/diagrams.css?inline';
import print from '../../../../ui/styles/print.css?inline';
import tokens from '../../../../ui/styles/tokens.css?inline';
import page from './standalone.css?inline';

/** KaTeX's style with its fonts in it: from this site's own files. */
async function mathStyle(): Promise<string> {
  const css = await (await fetch(mathStyleHref)).text();
  const addresses = [
    ...new Set([...css.matchAll(/url\((\/[^)]+\.woff2)\)/g)].map(([, url]) => url ?? '')),
  ];
  const fonts = await Promise.all(
    addresses.map(async (url) => [url, await downloadAsDataUrl(url)] as const),
  );
  return fonts.reduce((made, [url, data]) => made.replaceAll(url, data), css);
}

/** Everything that a paper outside the press needs to look as it does here, but for two typefaces. */
export async function standaloneStyle(needs: {
  hasMath: boolean;
  hasDiagrams: boolean;
}): Promise<string> {
  return [
    needs.hasMath ? await mathStyle() : '',
    tokens,
    base,
    articleBody,
    articleParts,
    needs.hasDiagrams ? diagrams : '',
    print,
    page,
  ]
    .filter(Boolean)
    .join('\n');
}
