import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { withFallback } from './math-fallback.ts';
import { styleParts } from './style-parts.ts';

const MADE = /\/web\/src\/made\/math-style(-href)?\.ts$/;
/** Of a few kilobytes each: a page brings those it needs along, in place of a request for each. */
const SMALL = ['Size1', 'Size2', 'Size3', 'Size4', 'Caligraphic'] as const;
const folder = dirname(createRequire(import.meta.url).resolve('katex/dist/katex.min.css'));

/**
 * KaTeX's style and fonts. The fonts are files below a folder named by KaTeX's version; the style
 * is a text for the server, which writes it into pages that have math, and a file for client
 * navigation from a page that had none.
 */
export function mathAssets(): Plugin {
  const version = katexVersion();
  const base = `assets/katex-${version}`;
  const style = mathStyle(`/${base}`);
  return {
    name: 'quire:math-assets',
    load(id) {
      const made = MADE.exec(id);
      if (!made) return null;
      return made[1]
        ? `export const mathStyleHref = ${JSON.stringify(`/${base}/katex.css`)};`
        : `export const mathParts = ${JSON.stringify(partsOf(withoutFaces(style)))};
export const mathFaces = ${JSON.stringify(facesOf(withoutFaces(style)))};
export const smallFaces = ${JSON.stringify(smallFaces())};`;
    },
    configureServer(server) {
      server.middlewares.use(`/${base}`, (request, response, next) => {
        const name = (request.url ?? '').slice(1);
        if (name === 'katex.css') return response.setHeader('Content-Type', 'text/css').end(style);
        if (!/^KaTeX_[\w-]+\.woff2$/.test(name)) return next();
        response
          .setHeader('Content-Type', 'font/woff2')
          .end(readFileSync(join(folder, 'fonts', name)));
      });
    },
    generateBundle() {
      if (this.environment.name !== 'client') return;
      this.emitFile({ type: 'asset', fileName: `${base}/katex.css`, source: style });
      for (const name of readdirSync(join(folder, 'fonts'))) {
        if (!name.endsWith('.woff2')) continue;
        const source = readFileSync(join(folder, 'fonts', name));
        this.emitFile({ type: 'asset', fileName: `${base}/${name}`, source });
      }
    },
  };
}

const regular = (name: string) =>
  new RegExp(`@font-face\\{[^}]*KaTeX_${name};font-style:normal;font-weight:400[^}]*\\}`);

/** The style without the faces that the page brings along. */
function withoutFaces(style: string): string {
  return SMALL.reduce((rest, name) => rest.replace(regular(name), ''), style);
}

const FACE = /@font-face\{[^}]*\}/g;

/** Classes of almost every formula: of a rule that names another one too, that one decides. */
const EVERYWHERE =
  /^(?:katex(?:-html)?|base|strut|m(?:ord|bin|rel|op|inner)|textord|sizing|fontsize-ensurer)$/;

/** The rules in parts: each has the classes for which a page needs it, or null where every page with math does. */
const partsOf = (style: string) =>
  styleParts(style.replace(FACE, ''), (name) => (EVERYWHERE.test(name) ? null : name));

/** The faces that stay files, and those that stand in for them, each with its family. */
const facesOf = (style: string) =>
  [...style.matchAll(FACE)].map(([css]) => ({
    css,
    family: /font-family:["']?([\w ]+)/.exec(css)?.[1] ?? '',
  }));

/** Each small face with its letters inside, by its name. */
function smallFaces(): Record<string, string> {
  return Object.fromEntries(SMALL.map((name) => [name, faceOf(name)]));
}

function faceOf(name: string): string {
  const letters = readFileSync(join(folder, 'fonts', `KaTeX_${name}-Regular.woff2`), 'base64');
  return `@font-face{font-family:KaTeX_${name};font-style:normal;font-weight:400;font-display:swap;src:url(data:font/woff2;base64,${letters}) format("woff2")}`;
}

function katexVersion(): string {
  const text = readFileSync(join(folder, '../package.json'), 'utf8');
  return /"version":\s*"([\w.-]+)"/.exec(text)?.[1] ?? '0';
}

/**
 * KaTeX's style sheet with woff2 sources only, its fonts below `prefix`, none of them blocking
 * text, and letters of the right widths until they are there.
 */
function mathStyle(prefix: string): string {
  const style = readFileSync(join(folder, 'katex.min.css'), 'utf8')
    .replace(/src:url\(fonts\/([\w-]+\.woff2)\)[^;}]*/g, `src:url(${prefix}/$1) format("woff2")`)
    .replaceAll('font-display:block', 'font-display:swap');
  return withFallback(style);
}
