import { readPaper } from '@quire/content/paper/read-paper';
import { renderDocument } from '@quire/content/render-document';
import { isThere, PAPERS } from '@quire/content/testing/corpus';
import { DOMParser } from '@xmldom/xmldom';
import { describe, expect, it } from 'vitest';
import { formulaSvg } from './formula-svg.ts';

/** Faults of a drawing that another program would meet. */
function faults(svg: string | null): string[] {
  if (svg === null) return ['is not drawn'];
  const found: string[] = [];
  const onError = (_: string, message: string) => found.push(message);
  const root = new DOMParser({ onError }).parseFromString(svg, 'image/svg+xml').documentElement;
  if (root?.namespaceURI !== 'http://www.w3.org/2000/svg') found.push('is no SVG');
  for (const side of ['width', 'height']) {
    if (!(Number(root?.getAttribute(side)) > 0)) found.push(`has no ${side}`);
  }
  if (!/<(?:path|rect) /.test(svg)) found.push('is empty');
  const refused = /foreignObject|merror|data-mjx-error|currentColor|xlink:|<script|<style/.exec(
    svg,
  );
  if (refused) found.push(`has ${refused[0]}`);
  return found;
}

const FORMULAS = [
  'E = mc^2 \\tag{1}',
  '\\begin{align*}a &= b \\tag{2}\\\\ &= \\frac{c}{d}\\tag{A.\\text{1}}\\end{align*}',
  '\\ce{H2O + CO2 -> H2CO3}',
  '\\left( \\sum_{i=1}^n x_i^2 \\middle| y \\right) \\le \\sqrt[3]{\\int_0^1 f(t)\\,\\mathrm{d}t}',
  'f(x) = \\begin{cases} 1 & \\text{if } x > 0 \\\\ 0 & \\text{otherwise} \\end{cases}',
  '\\begin{pmatrix} 1 & 2 \\\\ 3 & 4 \\end{pmatrix} \\bm{v} \\in \\mathbb{R}^2',
  '\\operatorname*{arg\\,max}_\\theta \\mathcal{L}(\\theta) \\coloneqq \\bra{\\psi}\\ket{\\phi}',
  '\\textcolor{red}{x} + \\cancel{y} \\xrightarrow{\\text{slow}} \\boldsymbol{\\Lambda}',
  'V ≔ 20\\,\\degree \\llbracket a \\rrbracket',
];

describe('a formula as SVG', () => {
  it.each(FORMULAS)('is a drawing that any program reads: %s', (tex) => {
    expect(faults(formulaSvg(tex, true))).toEqual([]);
    expect(formulaSvg(tex, false)).not.toContain('<text');
  });

  it('has its TeX as its title, is black and says how large it is', () => {
    const svg = formulaSvg('a < b', false) ?? '';
    expect(svg).toMatch(
      /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="[\d.]+" height="[\d.]+" viewBox="[^"]+" role="img"><title>a &lt; b<\/title>/,
    );
    expect(svg).toContain('fill="#000"');
    const [, width, height] = /width="([\d.]+)" height="([\d.]+)"/.exec(svg) ?? [];
    expect(Number(width)).toBeGreaterThan(30);
    expect(Number(width)).toBeLessThan(50);
    expect(Number(height)).toBeLessThan(20);
  });

  it('has no number, which belongs to the page', () => {
    expect(formulaSvg('a = b \\tag{1}', true)?.split('<title>')[0]).toBe(
      formulaSvg('a = b', true)?.split('<title>')[0],
    );
  });

  it('leaves letters that no font of TeX has as text', () => {
    const svg = formulaSvg('\\text{naïve}', true);
    expect(svg).toMatch(/<text [^>]*font-family="serif">ï<\/text>/);
    expect(faults(svg)).toEqual([]);
  });

  it('is refused where MathJax cannot read it', () => {
    expect(formulaSvg('\\nosuchcommand{x}', true)).toBeNull();
    expect(formulaSvg('\\frac{a}', true)).toBeNull();
    expect(formulaSvg('\\label{a}', true)).toBeNull();
  });

  it.skipIf(!isThere)('is drawn of formulas of real papers', () => {
    const sources = new Set<string>();
    for (const [, paper] of PAPERS.filter(([name]) => !name.startsWith('paren/'))) {
      const read = readPaper(paper);
      if (!read.ok) continue;
      const { markdown, bibtex, macros } = read.content;
      const { html } = renderDocument({ markdown, bibtex, macros, figures: new Map() });
      // A few of each paper, so that many of them have their say.
      for (const [, tex = ''] of [...html.matchAll(/x-tex">([^<]*)<\/annotation>/g)].slice(-6)) {
        sources.add(unescaped(tex));
      }
      if (sources.size >= 60) break;
    }
    expect(sources.size).toBeGreaterThanOrEqual(50);
    const failed = [...sources].filter((tex) => faults(formulaSvg(tex, true)).length > 0);
    expect(failed).toEqual([]);
  });
});

const SIGNS: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};
const unescaped = (text: string) => text.replace(/&[^;]+;/g, (sign) => SIGNS[sign] ?? sign);
