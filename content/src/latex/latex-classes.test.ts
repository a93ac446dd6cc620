/** Short sources in the manner of the classes that journals ask for. */
import { readFileSync } from 'node:fs';
import { problemText } from '@quire/model/entities/manuscript-problems';
import { describe, expect, it } from 'vitest';
import { latexToMarkdown } from './latex-to-markdown.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const WORKS = bytes(
  '@article{holt2021, author={Holt, Maren and Ruiz, Eva and Sun, Li}, title={Mud}, year={2021}}\n@misc{marsh2020, author={Marsh, Jo}, title={Silt}, year={2020}}',
);

function read(name: string, others: Record<string, Uint8Array> = {}) {
  const source = readFileSync(new URL(`../fixtures/latex/${name}.tex`, import.meta.url));
  const made = latexToMarkdown(
    new Map([[`${name}.tex`, new Uint8Array(source)], ...Object.entries(others)]),
  );
  if (!made) throw new Error(`${name} is no LaTeX document`);
  return { ...made, messages: made.problems.map(problemText) };
}
const people = (read: ReturnType<typeof latexToMarkdown>) =>
  read?.details?.authors?.map(({ given, family, affiliations }) =>
    [given, family, ...affiliations.map((at) => read.details?.affiliations?.[at]?.name)].join(
      ' | ',
    ),
  );

describe('LaTeX in the manner of', () => {
  it('reads amsart: theorems, macros, operators, a list of references', () => {
    const made = read('amsart');
    expect(made.title).toBe('On the tides of a *finite* creek');
    expect(made.abstract).toBe('We bound $\\lVert u\\rVert_{2}$ for $u\\in L^2(\\mathbb{R})$.');
    expect(people(made)).toEqual([
      'Maren | Holt | Institute of Mud, Kiel',
      'Jo Ó | Marsh | Tidal Laboratory, Ely',
    ]);
    expect(made.details?.keywords).toEqual(['tides', 'creeks', 'finite depth']);
    expect(made.markdown).toContain('# Introduction {#sec:intro}');
    expect(made.markdown).toContain(
      'Let $\\operatorname{supp}u \\subset \\mathbb{R}$; see \\cref{thm:main} and \\eqref{eq:flow}.\n',
    );
    expect(made.markdown).toContain(
      '::: {#def:creek .definition}\n\nA *creek* is a pair $\\langle a,b\\rangle$.\n\n:::',
    );
    expect(made.markdown).toContain('::: {#thm:main .theorem title="Holt"}');
    expect(made.markdown).toContain(
      '\\begin{equation}\n\\label{eq:flow}\n  \\lVert u\\rVert_{1} \\le \\int_\\mathbb{R}u .\n\\end{equation}',
    );
    expect(made.markdown).toContain('::: {.proof title="Proof of \\cref{thm:main}"}');
    expect(made.markdown).toContain('1. First, it rains.\n2. Then 1 ends.');
    expect(made.markdown).toContain('::: {.claim title="Fact"}');
    expect(made.bibliography).toContain('title = {The depth of mud}');
    expect(made.markdown).not.toContain('not a word');
  });

  it('reads elsarticle: keyed affiliations, units, tables, parts of figures', () => {
    const made = read('elsarticle', { 'low.png': new Uint8Array(), 'high.eps': new Uint8Array() });
    expect(made.title).toBe('Salt and silt');
    expect(people(made)).toEqual([
      'Maren | Holt | Institute of Mud, Kiel, Germany',
      'Jo | Marsh | Institute of Mud, Kiel, Germany | Tidal Laboratory, Ely',
    ]);
    expect(made.details?.authors?.[0]).toMatchObject({
      corresponding: true,
      email: 'holt@example.org',
    });
    expect(made.details?.keywords).toEqual(['salt', 'silt', 'Zostera']);
    expect(made.markdown).toContain(
      'At $20\\,\\mathrm{{}^{\\circ}C}$ there were 1234 grains of $1.5\\times 10^{-3}\\,\\mathrm{kg}\\,\\mathrm{m}^{-3}$, or $3\\,\\mathrm{\\%}$',
    );
    expect(made.markdown).toContain(
      'Table: Salt by depth. {#tab:salt}\n\n| Site | Depth | |\n| :- | -: | -: |\n| | low | high |\n| A 1 | $\\vert{}x\\vert{}$ | 2 |\n| B | **3** | 4 |'.replace(
        'A 1',
        'A\u20091',
      ),
    );
    expect(made.markdown).toContain(
      '![](low.png){width=40%}\n![The creek. (a) Low tide. (b) High tide.](high.eps){#fig:both width=40%}',
    );
    expect(made.markdown).toContain(
      'High water is in Fig. \\ref{fig:both}b.'.replace('. \\', '.\u00a0\\'),
    );
    expect(made.messages).toEqual([
      'elsarticle.tex, line 44: the picture “high.eps” is PostScript. Replace it with a PDF, SVG or PNG file.',
    ]);
  });

  it('reads REVTeX: shared affiliations, citations of natbib and biblatex', () => {
    const made = read('revtex', { 'works.bib': WORKS });
    expect(people(made)).toEqual([
      'Maren | Holt | Institute of Mud, Kiel, Germany',
      'Jo | Marsh | Institute of Mud, Kiel, Germany',
      'Ana | Díaz | Tidal Laboratory, Ely | Sea School, Ely',
    ]);
    expect(made.markdown).toContain('The naïve wave\u00a0[@holt2021; @marsh2020]');
    expect(made.markdown).toContain(
      '\\begin{align}\nu_t &= u_{xx}, \\nonumber\\\\\nu(0) &= 1. \\label{eq:heat}\n\\end{align}',
    );
    expect(made.markdown).toContain(
      'As @holt2021 says—and @marsh2020 [p.\u00a03] repeats—“it flows” (see [e.g., @marsh2020, Sec.\u00a02]).',
    );
    expect(made.markdown).toContain('# Acknowledgements\n\nWe thank the tide.');
    expect(made.bibliography).toContain('@misc{marsh2020');
    expect(made.messages).toEqual([]);
  });

  it('reads IEEEtran: blocks of authors, conditionals, algorithms, code', () => {
    const made = read('ieeetran');
    expect(people(made)).toEqual([
      'Maren | Holt | Institute of Mud, Kiel',
      'Jo | Marsh | Tidal Laboratory, Ely',
    ]);
    expect(made.markdown).toContain('Shells lie about.[^1] Only this.\n\n[^1]: On the *beach*.');
    expect(made.markdown).not.toMatch(/Not this|Nor this/);
    expect(made.markdown).toContain(
      '::: {#alg:sort .algorithm title="Sort"}\n\n- **Require:** a list $a$\n- **for** $i = 1$ to $n$ **do**\n  - **if** $a_i > a_{i+1}$ **then**\n    - swap them\n  - **else**\n    - **return** $a$\n\n:::',
    );
    expect(made.markdown).toContain('```python\na = sorted(a)  # 100 % sorted\n```');
    expect(made.markdown).toContain('Run `sort -n %` as in Algorithm');
    expect(made.markdown).toContain('<https://example.org/a%20b_c>');
    expect(made.messages).toEqual([]);
  });

  it('reads acmart: parts of affiliations, pictures that LaTeX draws', () => {
    const made = read('acmart', { 'works.bib': WORKS });
    expect(made.details?.subtitle).toBe('A survey');
    expect(people(made)).toEqual([
      'Maren | Holt | Institute of Mud, Kiel, Germany',
      'Jo | Marsh | Tidal Laboratory, Ely, UK',
    ]);
    expect(made.details?.authors?.[0]?.orcid).toBe('0000-0002-1825-0097');
    expect(made.markdown).toContain(
      '**Rakes.** A rake is old\u00a0[@holt2021]. Holt et al. agrees.',
    );
    expect(made.markdown).toContain('- **Rake** old\n- **Net** new');
    expect(made.markdown).toContain('![A rake.](figures/missing-1.png){#fig:rake}');
    expect(made.messages).toEqual([
      'acmart.tex, line 32: this picture is drawn by LaTeX. Add it as figures/missing-1.png.',
    ]);
    expect(`${made.markdown}${made.abstract}`).not.toContain('no word');
  });

  it('reads llncs: numbered institutes, files that are taken in', () => {
    const made = read('llncs', { 'parts/more.tex': bytes('More mud, \\lost{kept}.') });
    expect(people(made)).toEqual([
      'Maren | Holt | Institute of Mud, Kiel',
      'Jo | Marsh | Institute of Mud, Kiel | Tidal Laboratory, Ely',
    ]);
    expect(made.abstract).toBe('Mud is proved.');
    expect(made.details?.keywords).toEqual(['mud', 'proof']);
    expect(made.markdown).toContain('::: {#lem:mud .lemma}\n\nMud is.\n\n:::');
    expect(made.markdown).toContain('More mud, kept.');
    expect(made.messages).toEqual([
      'The command “\\lost” is unknown, and its text was kept. First in parts/more.tex, line 1. Times used: 1.',
    ]);
  });

  it('reads AASTeX: its tables, ORCID iDs and headings', () => {
    const made = read('aastex');
    expect(people(made)).toEqual([
      'Maren | Holt | Institute of Mud, Kiel',
      'Jo | Marsh | Tidal Laboratory, Ely',
    ]);
    expect(made.details?.authors?.[0]?.orcid).toBe('0000-0002-1825-0097');
    expect(made.details?.keywords).toEqual(['Stars (1)', 'Mud (2)']);
    expect(made.markdown).toContain('See §\\ref{sec:counts}');
    expect(made.markdown).toContain(
      'Table: Stars by night. {#tab:stars}\n\n| Night | Stars |\n| :- | :-: |\n| First | 12 |\n| Second | |',
    );
    expect(made.markdown).toContain('Counted by eye.');
    expect(made.markdown).toContain('# Acknowledgements\n\nWe thank the night.');
    expect(made.messages).toEqual([]);
  });

  it('reads the template of the press', () => {
    const folder = new URL('../../../demo/pages/journals/latex_template.files/', import.meta.url);
    const made = latexToMarkdown(
      new Map([['template.tex', new Uint8Array(readFileSync(new URL('template.tex', folder)))]]),
    );
    expect(people(made)).toEqual([
      'Given | Family | Department of Physics, First University, Country',
      'Another | Author | Department of Physics, First University, Country | Institute of Heat, Second University, Country',
    ]);
    expect(made?.details?.authors?.[0]).toMatchObject({
      orcid: '0000-0002-1825-0097',
      email: 'g.family@example.org',
      corresponding: true,
    });
    expect(made?.details?.plainSummary).toMatch(/^Two or three sentences/);
    expect(made?.markdown).toContain('# Funding\n\nFunder, grant number.');
    expect(made?.markdown).toContain('\\frac{\\mathrm{d}\\theta}{\\mathrm{d}t}');
    expect(made?.markdown).toContain('{#fig:curve alt="A falling curve: excess temperature');
    expect(made?.problems.map(({ code }) => code)).toEqual(['latex/bibliography', 'latex/picture']);
  });

  it('reads article: accents, quotes, old switches, and names what it does not know', () => {
    const made = read('article');
    expect(people(made)).toEqual([
      'Maren | Holt | Institute of Mud, Kiel',
      'Jo | Marsh | Tidal Laboratory, Ely',
    ]);
    expect(made.details?.authors?.[0]).toMatchObject({ corresponding: true });
    expect(made.markdown).toContain(
      'e.g. *mud*, which stays, 5\u2009% & \\$3 for H<sub>2</sub>O, Gödel’s Čeçen **bold _both_**; *old style* **ends**. It’s “so”.',
    );
    expect(made.markdown).toContain('> **Note.** Boxed.');
    expect(made.markdown).toContain('Kept too.');
    expect(made.markdown).toContain('$$\na = b \\quad\\text{where $c$}\n$$');
    expect(made.markdown).toContain(
      '\\(\\sim\\)30 of $x$\\(y\\), see Section\u00a0\\ref{nowhere}.',
    );
    expect(made.markdown).toContain('- one\n  - **(a)** deep\n- two');
    expect(made.messages).toEqual([
      'The text refers to the label “nowhere”, but nothing has it.',
      'The command “\\strangeword” is unknown, and its text was kept. First in article.tex, line 13. Times used: 1.',
      'The environment “\\begin{strangebox}” is unknown, and its text was kept. First in article.tex, line 18. Times used: 1.',
    ]);
  });

  it('reads bioinfo: no page numbers as text, and one heading over the methods', () => {
    const source = String.raw`\documentclass{bioinfo}\begin{document}\firstpage{1}
\section{Introduction} Mud.
\begin{methods}
\section{Methods} We dug.
\end{methods}
\begin{methods} We dug again. \end{methods}
\end{document}`;
    const { markdown } = latexToMarkdown(new Map([['paper.tex', bytes(source)]])) ?? {};
    expect(markdown?.trim()).toBe(
      '# Introduction\n\nMud.\n\n# Methods\n\nWe dug.\n\n# Methods\n\nWe dug again.',
    );
  });
});
