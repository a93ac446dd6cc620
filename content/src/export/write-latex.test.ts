import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ArticleMetadataSchema } from '@quire/model/entities/article';
import { bindTranslations } from '@quire/model/messages/translations';
import { describe, expect, it } from 'vitest';
import { readPaperOrLatex } from '../latex/latex-paper.ts';
import { readTranslation } from '../messages/read-translation.ts';
import { readPaper } from '../paper/read-paper.ts';
import { isThere, PAPERS } from '../testing/corpus.ts';
import { EXPORTED } from '../testing/exported-paper.ts';
import { latexText, writeLatex } from './write-latex.ts';

const hasLatex = !spawnSync('pdflatex', ['--version']).error;
if (!hasLatex) console.warn('There is no pdflatex here: what is written is not set.');
/** A picture of one pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const read = ({ tex, bib }: ReturnType<typeof writeLatex>) => {
  const encoder = new TextEncoder();
  const files = new Map([
    ['main.tex', encoder.encode(tex)],
    ['references.bib', encoder.encode(bib)],
    ['figures/map.png', new Uint8Array()],
  ]);
  return readPaperOrLatex({ files });
};

describe('a paper in LaTeX', () => {
  const { tex, bib } = writeLatex(EXPORTED);

  it('has the title, the authors with their affiliations, and the abstract', () => {
    for (const part of [
      '\\title{Mud \\& \\emph{silt}}',
      '\\author[1]{Ada Okoro\\thanks{\\href{mailto:ada@example.org}{ada@example.org}}}',
      '\\author[1,2]{Tides Group}',
      '\\affil[2]{Institute \\& Sons}',
      '\\begin{abstract}\nWhat we \\emph{found} with $x^2$.\n\\end{abstract}',
      '\\providecommand{\\R}{\\mathbb{R}}',
    ])
      expect(tex).toContain(part);
  });

  it('keeps structure, references and notes as LaTeX has them', () => {
    for (const part of [
      '\\section*{Setting}',
      '\\subsection*{Details}',
      'drains at 5\\% \\emph{ebb} \\& \\textbf{flood} (Figure~\\ref{fig-1})',
      'see \\citep{holt2020} and',
      '\\citet[{p. 3}]{okoro2021}',
      '\\section*{Data availability}\nOn request.',
      '\\footnote{At low water.}',
      'costs \\$5, H\\textsubscript{2}O, \\texttt{a\\_b}, \\href{https://example.org/a\\%20b}{a page}',
      '\\includegraphics[max width=\\linewidth]{figures/map.png}\n\\caption{The creek at ebb.}\\label{fig-1}',
      '\\frac{a}{b} = c^2',
      '\\begin{tabular}{lr}\n\\toprule\ncreek & width \\\\\n\\midrule\nnorth & 12.5 \\\\\n\\bottomrule',
      '\\begin{theorem}\\label{thm-1}\nCreeks \\emph{drain}.\n\\end{theorem}',
      '\\begin{proof}\nThey do.\n\\end{proof}',
      '\\begin{verbatim}\nprint("x")\n\\end{verbatim}',
      '(\\citealp[{p. 7}]{holt2020}; \\citealp[{see}][{}]{okoro2021})',
    ])
      expect(tex).toContain(part);
    expect(bib).toContain('How creeks drain');
  });

  it('is read again by our own reader', () => {
    const paper = read({ tex, bib });
    expect(paper.ok).toBe(true);
    if (!paper.ok) return;
    const { metadata, markdown } = paper.content;
    expect(metadata.title).toBe('Mud & *silt*');
    expect(metadata.authors[0]).toMatchObject({ given: 'Ada', family: 'Okoro', affiliations: [0] });
    for (const part of ['Setting', '@holt2020', '\\frac{a}{b}', 'The creek at ebb.', 'north'])
      expect(markdown).toContain(part);
  });

  it('has the kind of a box in the language of the text', () => {
    bindTranslations(readTranslation);
    const spanish = { ...EXPORTED, metadata: { ...EXPORTED.metadata, language: 'es' } };
    const made = writeLatex({ ...spanish, markdown: ':::warning\nAgua.\n:::' }).tex;
    bindTranslations(() => ({}));
    expect(made).toContain('\\textbf{Advertencia.} Agua.');
  });

  it('has its headings in the language of the text', () => {
    bindTranslations(readTranslation);
    const own = { language: 'es', keywords: ['mareas'], funding: 'Nadie.' };
    const made = writeLatex({ ...EXPORTED, metadata: { ...EXPORTED.metadata, ...own } }).tex;
    bindTranslations(() => ({}));
    expect(made).toContain('\\textbf{Palabras clave:} mareas');
    expect(made).toContain('\\section*{Financiación}\nNadie.');
    expect(made).toContain('\\renewcommand{\\abstractname}{Resumen}');
  });

  it('escapes what LaTeX would read otherwise', () => {
    expect(latexText('100% of $x_1 & {y}# ~^\\')).toBe(
      '100\\% of \\$x\\_1 \\& \\{y\\}\\# \\textasciitilde{}\\textasciicircum{}\\textbackslash{}',
    );
    expect(latexText('π → 5 °C')).toBe('\\ensuremath{\\pi} \\ensuremath{\\to} 5 °C');
    const metadata = ArticleMetadataSchema.parse({ title: 'A_b' });
    const odd = { metadata, bibtex: '', macros: {}, figures: new Map() };
    const made = writeLatex({ ...odd, markdown: 'x `\\end{document}` \\end{verbatim}' });
    expect(made.tex.match(/\\end\{document\}/g)).toHaveLength(1);
    expect(made.bib).toBe('');
  });

  it.skipIf(!hasLatex)('is set by LaTeX without an error', () => {
    const folder = mkdtempSync(join(tmpdir(), 'quire-latex-'));
    const letters = 'Greek α in words and $β$ in a formula, → and ≤, 𝒔, é, “quotes” – and 5 °C.';
    const made = writeLatex({ ...EXPORTED, markdown: `${EXPORTED.markdown}\n\n${letters}\n` });
    writeFileSync(join(folder, 'paper.tex'), made.tex);
    mkdirSync(join(folder, 'figures'));
    writeFileSync(join(folder, 'figures/map.png'), PIXEL);
    const options = ['-interaction=nonstopmode', '-halt-on-error', 'paper.tex'];
    const { status, stdout } = spawnSync('pdflatex', options, { cwd: folder, timeout: 100_000 });
    rmSync(folder, { recursive: true });
    expect(status === 0 ? '' : String(stdout).slice(-800)).toBe('');
  });

  it.skipIf(!isThere)('has balanced braces and environments for papers of the corpus', () => {
    const faults = PAPERS.filter(([name]) => /^(3d-pli|Leo-Simpson|pone)/.test(name)).flatMap(
      ([name, folder]) => {
        const paper = readPaper(folder);
        if (!paper.ok) return [];
        const figures = new Map(
          [...paper.figurePaths].map(([each, src]) => [each, { src, width: 10, height: 10 }]),
        );
        const made = writeLatex({ ...paper.content, figures });
        const again = read(made);
        return again.ok ? [] : [`${name}: ${JSON.stringify(again.problems[0])}`];
      },
    );
    expect(faults).toEqual([]);
  });
});
