import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { problemText } from '@quire/model/entities/manuscript-problems';
import { describe, expect, it } from 'vitest';
import { renderDocument } from './render-document.ts';
import type { FigureSource } from './run/figure-source.ts';

/**
 * Every `fixtures/<case>.md` renders to `fixtures/<case>.html`, with its problems below. In a fixture
 * a formula is its TeX between « and »: KaTeX's own HTML is KaTeX's to test.
 * After a change that is meant: `QUIRE_FIXTURES=write npx vitest run content`, and read the diff.
 */
const FOLDER = new URL('./fixtures/', import.meta.url);
const cases = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.md'))
  .map((name) => name.slice(0, -3));

const BIBTEX = readFileSync(new URL('references.bib', FOLDER), 'utf8');
const FIGURES = new Map<string, FigureSource>([
  ['figures/map.svg', { src: '/media/map-960.webp', width: 960, height: 640 }],
  [
    'speed.png',
    {
      src: '/media/speed-960.webp',
      srcset: '/media/speed-480.webp 480w, /media/speed-960.webp 960w',
      width: 960,
      height: 480,
      avif: '/media/speed-480.avif 480w, /media/speed-960.avif 960w',
      original: { href: '/media/original-0a1b.png', fileName: 'speed.png', size: 1_234_567 },
    },
  ],
]);

/** Cuts every formula down to its source. */
function shorten(html: string): string {
  const open = '<span class="math">';
  let rest = html;
  let done = '';
  for (let at = rest.indexOf(open); at >= 0; at = rest.indexOf(open)) {
    done += rest.slice(0, at);
    let depth = 0;
    let end = at;
    for (const tag of rest.slice(at).matchAll(/<(\/?)span\b[^>]*>/g)) {
      depth += tag[1] ? -1 : 1;
      end = at + tag.index + tag[0].length;
      if (depth === 0) break;
    }
    const tex = /<annotation encoding="application\/x-tex">([\s\S]*?)<\/annotation>/.exec(
      rest.slice(at, end),
    )?.[1];
    done += `«${tex ?? '?'}»`;
    rest = rest.slice(end);
  }
  return done + rest;
}

function show(name: string): string {
  const markdown = readFileSync(new URL(`${name}.md`, FOLDER), 'utf8');
  const { html, problems, outline } = renderDocument({
    markdown,
    bibtex: BIBTEX,
    macros: { '\\R': '\\mathbb{R}' },
    figures: FIGURES,
  });
  const lines = problems.map(
    (found) => `${found.severity} ${found.code} ${found.line ?? '-'}: ${problemText(found)}`,
  );
  const menu = outline.map(({ level, id, text }) => `${'#'.repeat(level)} ${text} (${id})`);
  const notes = [...menu, ...lines].join('\n');
  return `${shorten(html)}\n${notes ? `<!--\n${notes}\n-->\n` : ''}`;
}

describe('the fixtures', () => {
  it.each(cases)('renders %s', (name) => {
    const file = new URL(`${name}.html`, FOLDER);
    const shown = show(name);
    if (process.env.QUIRE_FIXTURES === 'write') writeFileSync(file, shown);
    expect(shown).toBe(readFileSync(file, 'utf8'));
  });

  it('gives every id once', () => {
    for (const name of cases) {
      const ids = [...show(name).matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
      expect(new Set(ids).size, name).toBe(ids.length);
    }
  });

  it('leads every link within the text to a place in it', () => {
    for (const name of cases) {
      const html = show(name);
      for (const [, id] of html.matchAll(/ href="#([^"]+)"/g)) {
        if (name !== 'links') expect(html, name).toContain(` id="${id}"`);
      }
    }
  });
});
