import { describe, expect, it } from 'vitest';
import { readPaperOrLatex } from './latex-paper.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const SOURCE = String.raw`\documentclass{article}
\title{On mud}
\author{Maren Holt$^{1,*}$ \and Jo Marsh$^{2}$ \\ $^1$ Institute of Mud, Kiel \\ $^2$ Tidal Laboratory, Ely \\ holt@example.org}
\begin{document}
\maketitle
\begin{abstract}We dug, and found $x^2$.\end{abstract}
\section{Finds}\label{sec:finds}
Mud is deep \cite{holt2021}, see Section~\ref{sec:finds}.
\begin{figure}\includegraphics{map}\caption{A map.}\label{fig:map}\end{figure}
\bibliography{works}
\end{document}`;

describe('readPaperOrLatex', () => {
  it('reads a folder of LaTeX as a paper', () => {
    const read = readPaperOrLatex({
      files: new Map([
        ['text/main.tex', bytes(SOURCE)],
        ['text/works.bib', bytes('@misc{holt2021, title={Mud}}')],
        ['text/map.png', new Uint8Array()],
      ]),
      name: 'mud',
    });
    expect(read).toMatchObject({
      ok: true,
      akey: 'mud',
      content: {
        metadata: {
          title: 'On mud',
          abstract: 'We dug, and found $x^2$.',
          authors: [
            {
              given: 'Maren',
              family: 'Holt',
              affiliations: [0],
              email: 'holt@example.org',
              corresponding: true,
            },
            { given: 'Jo', family: 'Marsh', affiliations: [1] },
          ],
          affiliations: [{ name: 'Institute of Mud, Kiel' }, { name: 'Tidal Laboratory, Ely' }],
        },
        bibtex: '@misc{holt2021, title={Mud}}',
      },
      figurePaths: new Map([['map.png', 'text/map.png']]),
      problems: [],
    });
  });

  it('prefers Markdown where a folder has both', () => {
    const files = new Map([
      ['paper.md', bytes('---\ntitle: Sand\nabstract: Dry.\n---\n\nText.\n')],
      ['main.tex', bytes(SOURCE)],
    ]);
    expect(readPaperOrLatex({ files })).toMatchObject({
      content: { metadata: { title: 'Sand' } },
    });
  });

  it('says that a folder with neither has no paper', () => {
    expect(readPaperOrLatex({ files: new Map([['part.tex', bytes('Words.')]]) })).toMatchObject({
      ok: false,
      problems: [{ code: 'paper/missing' }],
    });
  });
});
