import { legibleAccent } from '@quire/model/accent';
import { VIEW_TO_TOP_OFFSET_PX } from '@quire/model/constants';
import { language } from '@quire/model/messages/language';
import { LANGUAGES } from '@quire/model/messages/languages';
import { openSearchPath } from '@quire/model/paths';
import { z } from 'zod';
import icon from '../../public/favicon.svg?raw';
import type { HtmlInPage } from '../app/html-in-page.ts';
import { EMBEDDED_ID, type Embedded } from '../config/embedded.ts';
import { LAYOUT_ROUTE } from '../layouts/press-digest.ts';
import { smallFaces } from '../made/math-style.ts';
import { mathStyleHref } from '../made/math-style-href.ts';
import diagramStyle from '../ui/styles/diagrams.css?inline';
import { contentPieces, type Piece } from './content-pieces.ts';
import { mathStyleOf } from './math-style.ts';
import { OLD_BROWSER_SCRIPT } from './old-browser.ts';
import { pageStyle } from './page-style.ts';
import { startScript } from './start-script.ts';
import { THEME_SCRIPT } from './theme-script.ts';

interface DocumentParts {
  readonly head: string;
  /** As React rendered it, with a mark for each of the texts. */
  readonly content: string;
  readonly texts: readonly HtmlInPage[];
  readonly embedded: Embedded;
  /** The paths of the rows that matched. */
  readonly rows: readonly string[];
  /** `/es`, where the page's address names its language; scripts read it from the page's element. */
  readonly base: string;
  /** Whether the app waits until a reader touches the page. */
  readonly waits: boolean;
}

/** The mark in the page itself, one request less; and where crawlers find it. */
const ICON = `<link rel="icon" href="data:image/svg+xml,${encodeURIComponent(icon.trim())}" type="image/svg+xml">
<link rel="apple-touch-icon" href="/favicon.svg">`;

/** React's head tags come first when it renders no document: whatever stands before the first other tag. */
const HEAD_TAGS = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/;

/** Leads browsers to how the press is searched (OpenSearch), under the press's name. */
function searchLink(loaderData: Embedded['loaderData']): string {
  const name = PressNameSchema.safeParse(loaderData[LAYOUT_ROUTE]).data?.press.name;
  if (!name) return '';
  const title = name.replace(/[&"<]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  return `<link rel="search" type="application/opensearchdescription+xml" href="${openSearchPath()}" title="${title}">`;
}

const PressNameSchema = z.object({
  press: z.object({ name: z.string(), accent: z.string().optional() }),
});

/** The press's own colour, made legible; the old paper keeps its own. */
function accentStyle(loaderData: Embedded['loaderData']): string {
  const accent = PressNameSchema.safeParse(loaderData[LAYOUT_ROUTE]).data?.press.accent;
  if (!accent) return '';
  const { light, dark } = legibleAccent(accent);
  return `<style>:root{--accent:light-dark(${light.colour},${dark.colour});--accent-wash:light-dark(${light.wash},${dark.wash});--on-accent:light-dark(${light.ink},${dark.ink})}</style>`;
}

/** Parts what React rendered into tags for the head and content for the body. */
export function splitHead(rendered: string): { head: string; content: string } {
  const head = HEAD_TAGS.exec(rendered)?.[0] ?? '';
  return { head, content: rendered.slice(head.length) };
}

/**
 * The whole page: its style inside, its script last, its data once. As bytes: a long article is
 * more than a million letters, which are then put together only once.
 */
export function pageDocument({
  head,
  content,
  texts,
  embedded,
  rows,
  base,
  waits,
}: DocumentParts): Uint8Array<ArrayBuffer> {
  const pieces = contentPieces(content, texts);
  const math = pieces.some(({ hasMath }) => hasMath)
    ? `<style id="math-style" data-whole="${mathStyleHref}">${mathStyleOf(pieces.flatMap(({ mathClasses }) => mathClasses))}</style>`
    : '';
  const diagrams = pieces.some(({ hasDiagrams }) => hasDiagrams)
    ? `<style id="diagram-style">${diagramStyle}</style>`
    : '';
  const before = `<!doctype html>
<html${languageAttributes(base)} style="--view-to-top:${VIEW_TO_TOP_OFFSET_PX}px">
<head>
<meta charset="utf-8">
${OLD_BROWSER_SCRIPT}
<meta name="viewport" content="width=device-width, initial-scale=1">
${head}
${ICON}${searchLink(embedded.loaderData)}
<meta name="theme-color" media="(prefers-color-scheme: light)" content="#f8f5ee">
<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#10191b">
<script>${THEME_SCRIPT}</script>
${pageStyle(rows)}${accentStyle(embedded.loaderData)}${math}${diagrams}
</head>
<body>
<div id="root">`;
  const after = `</div>${facesOf(pieces)}
<script type="application/json" id="${EMBEDDED_ID}">${embeddable(embedded)}</script>
${startScript(waits)}
</body>
</html>
`;
  return Buffer.concat([
    Buffer.from(before),
    ...pieces.map(({ bytes }) => bytes),
    Buffer.from(after),
  ]);
}

/** After the text: it is read while they are still on their way. */
function facesOf(pieces: readonly Piece[]): string {
  const names = [...new Set(pieces.flatMap(({ faces }) => faces))];
  const css = names.map((name) => smallFaces[name]).join('');
  // In a body, checkers want a style to be the first in its parent.
  return css ? `<div hidden><style>${css}</style></div>` : '';
}

function languageAttributes(base: string): string {
  const { direction } = LANGUAGES[language()];
  const dir = direction === 'rtl' ? ' dir="rtl"' : '';
  return ` lang="${language()}"${dir}${base && ` data-base="${base}"`}`;
}

/** JSON that cannot end the element it stands in. */
function embeddable(data: unknown): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
