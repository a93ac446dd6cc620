import { bindTranslations } from '@quire/model/messages/translations';
import { describe, expect, it } from 'vitest';
import { readTranslation } from '../messages/read-translation.ts';
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

  it('says that a paper names no title, and calls it so in the language of its text', () => {
    bindTranslations(readTranslation);
    const source = String.raw`\documentclass[ngerman]{article}\usepackage[ngerman]{babel}
\begin{document}\section{Funde}Der Schlick ist tief, und das Wasser ist kalt.\end{document}`;
    const read = readPaperOrLatex({ files: new Map([['main.tex', bytes(source)]]) });
    bindTranslations(() => ({}));
    expect(read).toMatchObject({
      content: { metadata: { title: 'Ohne Titel', language: 'de' } },
      problems: expect.arrayContaining([
        { severity: 'warning', code: 'title/missing', values: {} },
      ]),
    });
  });

  const detailsOf = (source: string) => {
    const read = readPaperOrLatex({ files: new Map([['main.tex', bytes(source)]]) });
    return read.ok ? read.content : null;
  };

  it('reads a title page that is set by hand, and an abstract that is a section', () => {
    const made = detailsOf(String.raw`\documentclass{article}\begin{document}
\begin{flushleft}{\Large\textbf{On mud}}\\
{Maren~Holt}\textsuperscript{1,\ddag *}, {Jo~Marsh}\textsuperscript{2}\\
\textbf{1} Institute of Mud / holt@example.org\\
\textbf{2} Tidal Laboratory, Ely\\
\end{flushleft}
\title{On mud}
\section*{Abstract}
We dug.
\section{Finds}
Mud is deep.
\end{document}`);
    expect(made?.metadata).toMatchObject({
      abstract: 'We dug.',
      authors: [
        { family: 'Holt', affiliations: [0], email: 'holt@example.org', corresponding: true },
        { family: 'Marsh', affiliations: [1] },
      ],
      affiliations: [{ name: 'Institute of Mud' }, { name: 'Tidal Laboratory, Ely' }],
    });
    expect(made?.markdown.trim()).toBe('# Finds\n\nMud is deep.');
  });

  it('gives each author the address that has their name, and all places of their number', () => {
    const made = detailsOf(String.raw`\documentclass{llncs}\title{On mud}
\author{Maren Holt\inst{1} \and Jo Marsh\inst{1,2}}
\institute{Institute of Mud, \email{\{maren.holt, j.marsh\}@example.org} \and Tidal Laboratory}
\hypersetup{pdfkeywords={mud, tides}}
\begin{document}\maketitle\begin{abstract}We dug.\end{abstract}Mud.\end{document}`);
    expect(made?.metadata).toMatchObject({
      keywords: ['mud', 'tides'],
      authors: [
        { family: 'Holt', email: 'maren.holt@example.org', affiliations: [0] },
        { family: 'Marsh', email: 'j.marsh@example.org', affiliations: [0, 1] },
      ],
      affiliations: [{ name: 'Institute of Mud' }, { name: 'Tidal Laboratory' }],
    });
  });

  it('reads names, ORCIDs and addresses of LiveCoMS, and posts that are no place', () => {
    const made = detailsOf(String.raw`\documentclass{livecoms}\title{On mud}
\author[1]{Maren Holt}\affil[1]{Institute of Mud}\affil[1]{Tidal Laboratory}
\corr{holt@example.org}{MH}\orcid{Maren Holt}{0000-0002-1825-0097}
\begin{document}\begin{abstract}We dug.\end{abstract}\maketitle Mud.\end{document}`);
    expect(made?.metadata.authors).toMatchObject([
      {
        ...{ orcid: '0000-0002-1825-0097', email: 'holt@example.org' },
        ...{ corresponding: true, affiliations: [0, 1] },
      },
    ]);
    const post = detailsOf(String.raw`\documentclass{aastex631}\title{On mud}
\author{Maren Holt}\altaffiliation{Tidal Fellow}\affil{Institute of Mud}
\begin{document}\begin{abstract}We dug.\end{abstract}Mud.\end{document}`);
    expect(post?.metadata.affiliations).toMatchObject([{ name: 'Institute of Mud' }]);
  });

  it('reports that a folder with neither has no paper', () => {
    expect(readPaperOrLatex({ files: new Map([['part.tex', bytes('Words.')]]) })).toMatchObject({
      ok: false,
      problems: [{ code: 'paper/missing' }],
    });
  });
});
