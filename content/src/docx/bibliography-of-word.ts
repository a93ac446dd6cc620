/** The citations of a Word file and the works they cite, with what is left to do. */
import { readCsl } from '../citations/read-csl.ts';
import { writeBibtex } from '../citations/write-bibtex.ts';
import type { Report } from '../report/problems.ts';
import { quotedTexts } from '../report/quoted-texts.ts';
import type { MarkedCitations } from './citations-in-word.ts';

type Cited = Pick<MarkedCitations, 'citations' | 'works' | 'unread'>;

import { placeCitations } from './place-citations.ts';
import { type TakenReferences, takeReferences } from './take-references.ts';

interface Kind {
  readonly code:
    | 'docx/citations-without-data'
    | 'docx/citations-unmatched'
    | 'docx/references-whole'
    | 'docx/references-abridged'
    | 'docx/references-uncited';
  readonly of: (taken: TakenReferences, cited: Cited) => readonly string[];
}
const PROBLEMS: readonly Kind[] = [
  {
    code: 'docx/citations-without-data',
    of: (_, { unread }) => unread,
  },
  {
    code: 'docx/citations-unmatched',
    of: ({ unmatched }) => unmatched,
  },
  {
    code: 'docx/references-whole',
    of: ({ whole }) => whole,
  },
  {
    code: 'docx/references-abridged',
    of: ({ abridged }) => abridged,
  },
  {
    code: 'docx/references-uncited',
    of: ({ uncited }) => uncited,
  },
];

/** `markdown` has marks where reference managers cite; typed citations and their list are found here. */
export function bibliographyOf(
  markdown: string,
  cited: Cited,
  report: Report,
): { readonly text: string; readonly bibliography: string } {
  const restored = placeCitations(markdown, cited.citations);
  const taken = takeReferences(restored, cited.works);
  const works = [...cited.works, ...taken.works];
  if (cited.citations.length > 0)
    report.note('docx/citations', { citations: cited.citations.length, works: cited.works.length });
  if (taken.works.length > 0)
    report.note('docx/references', { works: taken.works.length, citations: taken.citations });
  for (const { code, of } of PROBLEMS) {
    const texts = of(taken, cited);
    if (texts.length > 0) report.warn(code, { count: texts.length, examples: quotedTexts(texts) });
  }
  const { references } = readCsl(JSON.stringify(works));
  return {
    text: taken.markdown,
    bibliography: works.length > 0 ? `${writeBibtex(references)}\n` : '',
  };
}
