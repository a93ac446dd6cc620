import { readFileSync } from 'node:fs';
import { renderDocument } from '@quire/content/render-document';
import { describe, expect, it } from 'vitest';

const root = new URL('../../../../', import.meta.url);
const LONG = Array.from({ length: 9 }, () => 'abc').join(' + ');
const { html } = renderDocument({
  markdown: `$$a + c = b \\label{eq:a}$$\n\n$$x = ${LONG} \\quad y = a$$\n\n\\begin{align}x &= ${LONG} \\\\ y &= z \\end{align}\n\n\\begin{align}a&=b & c &= ${LONG}\\\\ y &= z \\end{align}\n\n\\begin{gather}x = ${LONG} \\\\ y = z \\end{gather}\n`,
  bibtex: '',
  macros: {},
  figures: new Map(),
});
const classes = new Set(
  [...html.matchAll(/class="([^"]+)"/g)].flatMap(([, list]) => list?.split(' ')),
);

describe('the parts of a numbered formula', () => {
  // KaTeX has renamed its classes once: a style that asks for the old name does nothing, silently.
  it.each([
    'web/src/ui/styles/article-parts.css',
    'web/src/pages/article/tools/equation-window.ts',
    'functions/src/domain/printing/in-page.ts',
  ])('have the names that %s asks for', (file) => {
    const text = readFileSync(new URL(file, root), 'utf8');
    const asked = text.matchAll(
      /\.(katex[a-z-]*)|(?<=katex-html > )\.([\w-]+)|\.(formula-(?!menu)[a-z-]+)/g,
    );
    const names = [...asked].flatMap((found) => found.slice(1).filter(Boolean));
    expect(names.length).toBeGreaterThan(0);
    for (const name of names) expect(classes, name).toContain(name);
  });
});
