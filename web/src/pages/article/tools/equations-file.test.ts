import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readPaper } from '@quire/content/paper/read-paper';
import { renderDocument } from '@quire/content/render-document';
import { isThere, PAPERS } from '@quire/content/testing/corpus';
import { expect, it } from 'vitest';
import { equationsFile } from './equations-file.ts';

const EQUATIONS = [
  'E = mc^2 \\tag{1}',
  '\\begin{align*}a &= b \\tag{2}\\\\\n\n&= c\\end{align*}',
  'a \\\\ b',
  '\\ce{H2O}',
];

it('is a document with every equation and its packages', () => {
  const file = equationsFile('On tides\nand mud', EQUATIONS);
  expect(file).toMatch(/^% Equations of: On tides and mud\n\\documentclass\{article\}/);
  expect(file).toContain('\\begin{gather*}\nE = mc^2 \\tag{1}\n\\end{gather*}');
  expect(file).toContain('\n\n\\begin{align*}a &= b \\tag{2}\\\\\n&= c\\end{align*}');
  expect(file).toContain('\\usepackage{mhchem}');
  expect(file).not.toContain('unicode-math');
});

it('names what signs mean that LaTeX does not read', () => {
  const file = equationsFile('', ['a ≔ \\textbf{Λ} + 𝒔 + Ζ', '\\text{naïve}']);
  expect(file).toContain('\\DeclareUnicodeCharacter{2254}{\\ensuremath{\\coloneqq}}');
  expect(file).toContain('\\DeclareUnicodeCharacter{039B}{\\ensuremath{\\Lambda}}');
  expect(file).toContain('\\DeclareUnicodeCharacter{1D494}{\\ensuremath{\\boldsymbol{s}}}');
  expect(file).toContain('\\DeclareUnicodeCharacter{0396}{\\ensuremath{\\mathrm{Z}}}');
  expect(file).not.toContain('{00EF}');
  // Other programs than pdfLaTeX read them with a package.
  expect(file).toContain('\\else\\usepackage{unicode-math}\\fi');
  expect(file).not.toContain('% Compile with');
});

it('asks for a program that reads signs where one has no command', () => {
  const file = equationsFile('', ['a ⟅ b ≔ c']);
  expect(file).toContain('\\usepackage{unicode-math}');
  expect(file).not.toContain('\\DeclareUnicodeCharacter');
});

it('names all the columns of arrays and matrices', () => {
  const inner = '\\begin{array}{l} d & e \\end{array}';
  const file = equationsFile('', [`\\begin{array}{r} a & ${inner} \\& f \\\\ g \\end{array}`]);
  expect(file).toContain('\\begin{array}{rc} a & \\begin{array}{lc} d');
  const wide = `\\begin{pmatrix} ${Array.from('abcdefghijkl').join(' & ')} \\end{pmatrix}`;
  expect(equationsFile('', [wide])).toContain('\\setcounter{MaxMatrixCols}{12}');
  expect(equationsFile('', ['\\begin{pmatrix} a & b \\end{pmatrix}'])).not.toContain('MaxMatrix');
});

it('leaves equations out that could not be read', () => {
  expect(equationsFile('', ['', 'a', ' '])).toBe(equationsFile('', ['a']));
});

const hasLatex = spawnSync('pdflatex', ['--version']).status === 0;
const hasChemistry = spawnSync('kpsewhich', ['mhchem.sty']).status === 0;

/** What pdfLaTeX says of a document: the line where it stops, or nothing. */
function complaints(file: string): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'equations-'));
  writeFileSync(join(folder, 'a.tex'), file);
  const options = ['-halt-on-error', '-interaction=nonstopmode', '-draftmode', 'a.tex'];
  const { status, stdout } = spawnSync('pdflatex', options, { cwd: folder, encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  return status === 0 ? [] : stdout.split('\n').filter((line) => /^(?:!|l\.\d)/.test(line));
}

/** The TeX of each displayed equation of a text, as its page has it. */
function equationsOf(markdown: string, macros: Readonly<Record<string, string>>): string[] {
  const { html } = renderDocument({ markdown, bibtex: '', macros, figures: new Map() });
  return [...html.matchAll(/<div class="equation"[\s\S]*?x-tex">([^<]*)<\/annotation>/g)].map(
    ([, tex = '']) => tex.replace(/&[^;]+;/g, (sign) => SIGNS[sign] ?? sign).trim(),
  );
}

const SIGNS: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

const OWN = [
  ...EQUATIONS.slice(0, 3),
  'x \\lt \\bm{y} \\gt 20\\,\\degree \\llbracket z \\rrbracket',
  'a ≔ \\textbf{Λ} + 𝒔 \\in ℝ, \\quad \\text{naïve – “so”}',
  '\\bra{a}\\ket{b} + \\cancel{c} + \\textcolor{red}{d} + \\mathscr{E} \\coloneqq f',
  '\\begin{aligned} a &= b \\\\[1ex] &= c \\end{aligned}\\tag{3}',
  '\\begin{alignat*}{2} a &= b &\\quad c &= d \\tag{4} \\end{alignat*}',
  'f = \\begin{cases} 1 & \\text{if } x \\\\ 0 & \\text{else} \\end{cases}',
  `\\begin{matrix} ${Array.from('abcdefghijkl').join(' & ')} \\end{matrix}`,
  '\\begin{array}{r} a & b & c \\end{array}',
];

it.skipIf(!hasLatex)('is compiled by pdflatex', () => {
  expect(complaints(equationsFile('Test', OWN))).toEqual([]);
  expect(complaints(equationsFile('Test', ['\\nosuchcommand']))).not.toEqual([]);
});

it.skipIf(!hasChemistry)('is compiled by pdflatex with chemistry', () => {
  expect(complaints(equationsFile('Test', EQUATIONS))).toEqual([]);
});

it.skipIf(!hasLatex)('is compiled by pdflatex for a paper of the demo press', () => {
  const path = '../../../../../demo/press/CES/3-1/converging-estuary-tide/paper.md';
  const files = new Map([['paper.md', readFileSync(new URL(path, import.meta.url))]]);
  const read = readPaper({ files, name: 'demo' });
  if (!read.ok) throw new Error('The paper of the demo press cannot be read.');
  const equations = equationsOf(read.content.markdown, read.content.macros);
  expect(equations.length).toBeGreaterThan(1);
  expect(complaints(equationsFile('Demo', equations))).toEqual([]);
});

it.skipIf(!hasLatex || !isThere)('is compiled by pdflatex for real papers', () => {
  const equations = PAPERS.filter(([name]) => !name.startsWith('paren/')).flatMap(([, paper]) => {
    const read = readPaper(paper);
    return read.ok ? equationsOf(read.content.markdown, read.content.macros) : [];
  });
  expect(equations.length).toBeGreaterThan(200);
  expect(complaints(equationsFile('Corpus', equations))).toEqual([]);
});
