import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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

it('asks for a program that reads signs where there are some', () => {
  expect(equationsFile('', ['a ≔ b'])).toContain('\\usepackage{unicode-math}');
});

const hasLatex = spawnSync('pdflatex', ['--version']).status === 0;
it.skipIf(!hasLatex)('is compiled by pdflatex', () => {
  const folder = mkdtempSync(join(tmpdir(), 'equations-'));
  writeFileSync(join(folder, 'a.tex'), equationsFile('Test', EQUATIONS.slice(0, 3)));
  execFileSync('pdflatex', ['-halt-on-error', '-interaction=nonstopmode', 'a.tex'], {
    cwd: folder,
  });
  rmSync(folder, { recursive: true });
});
