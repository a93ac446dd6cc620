import { describe, expect, it } from 'vitest';
import { fundersStated } from '../paper/funders-in-text.ts';
import { statedIn, takeStatements } from '../paper/take-statements.ts';
import { LATEX_PROJECTS } from '../testing/latex-corpus.ts';
import { latexToMarkdown } from './latex-to-markdown.ts';

function read(source: string) {
  const made = latexToMarkdown(new Map([['main.tex', new TextEncoder().encode(source)]]));
  if (!made) throw new Error('no LaTeX document');
  return made;
}
const paper = (preamble: string, body: string, name = 'article') =>
  `\\documentclass{${name}}\n${preamble}\n\\begin{document}\n\\maketitle\n\\section{Mud}\nSilt.\n${body}\n\\end{document}\n`;

describe('funding in LaTeX', () => {
  it('is a note of the title or an author that says who paid', () => {
    const { details, title } = read(
      paper(
        String.raw`\title{Mud\thanks{This work was supported by the Salt Board under grant 71.}}
\author{Ada Reed\thanks{University of Ravnfjord.}}`,
        '',
      ),
    );
    expect(title).toBe('Mud');
    expect(details?.funding).toBe('This work was supported by the Salt Board under grant 71.');
    expect(details?.funders).toEqual([{ name: 'Salt Board', awards: ['71'] }]);
  });

  it('is a command of its own in classes of MDPI', () => {
    const { markdown } = read(
      paper(
        String.raw`\title{Mud}`,
        String.raw`\authorcontributions{A.R. did all.}
\funding{This research was funded by the Salt Board, grant number 71.}
\conflictsofinterest{None.}`,
        'Definitions/mdpi',
      ),
    );
    const { statements } = takeStatements(markdown);
    expect(statements).toEqual({
      funding: 'This research was funded by the Salt Board, grant number 71.',
      coiStatement: 'None.',
    });
    expect(fundersStated(statements)).toEqual([{ name: 'Salt Board', awards: ['71'] }]);
  });

  it('names sponsors and grants by commands in acmart', () => {
    const { markdown } = read(
      paper(
        String.raw`\title{Mud}`,
        String.raw`\begin{acks}
Supported by the \grantsponsor{S1}{Salt Board}{https://salt.example} under Grant No.~\grantnum[https://salt.example/71]{S1}{B-71}.
\end{acks}`,
        'acmart',
      ),
    );
    const { statements } = takeStatements(markdown);
    expect(fundersStated(statements)).toEqual([{ name: 'Salt Board', awards: ['B-71'] }]);
  });

  it('is not each note: of others nothing is said', () => {
    const { details } = read(paper(String.raw`\title{Mud\thanks{A first draft.}}`, ''));
    expect(details).not.toHaveProperty('funding');
    expect(details).not.toHaveProperty('funders');
  });
});

const projects = LATEX_PROJECTS.filter(([name]) => /moho|broad-ranges/.test(name));
if (projects.length === 0) console.warn('The LaTeX of the corpus is not here: tests are skipped.');

describe.skipIf(projects.length === 0)('funding in the corpus', () => {
  it('is found with its awards, and what names none is left to people', () => {
    const found = projects.map(([name, { files }]) => {
      const made = latexToMarkdown(files);
      const details = made?.details ?? {};
      const { statements } = takeStatements(made?.markdown ?? '');
      const funders = fundersStated({ ...statements, ...statedIn(details) });
      return [name, funders.map((funder) => [funder.name, ...funder.awards].join(' | '))];
    });
    expect(Object.fromEntries(found)).toEqual({
      'broad-ranges-elsarticle': ['Helmholtz Association | VH-NG-1352'],
      // It thanks for two fellowships without numbers.
      'moho-tesseroids': [],
    });
  });
});
