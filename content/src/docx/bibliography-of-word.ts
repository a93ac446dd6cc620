/** The citations of a Word file and the works they cite, with what is left to do. */
import { readCsl } from '../citations/read-csl.ts';
import { writeBibtex } from '../citations/write-bibtex.ts';
import type { Report } from '../report/problems.ts';
import type { MarkedCitations } from './citations-in-word.ts';

type Cited = Pick<MarkedCitations, 'citations' | 'works' | 'unread'>;

import { placeCitations } from './place-citations.ts';
import { type TakenReferences, takeReferences } from './take-references.ts';

/** The most examples of a problem that are named. */
const NAMED_MOST = 12;
const quoted = (texts: readonly string[]): string => {
  const shown = texts
    .slice(0, NAMED_MOST)
    .map((text) => `“${text.length > 160 ? `${text.slice(0, 160)}…` : text}”`);
  const more = texts.length - shown.length;
  return `${shown.join('; ')}${more > 0 ? `; and ${more} more` : ''}`;
};

interface Kind {
  readonly code: string;
  readonly message: string;
  readonly of: (taken: TakenReferences, cited: Cited) => readonly string[];
}
const PROBLEMS: readonly Kind[] = [
  {
    code: 'docx/citations-without-data',
    message: 'Citations whose works the file does not contain. They are plain text now',
    of: (_, { unread }) => unread,
  },
  {
    code: 'docx/citations-unmatched',
    message: 'Citations that match no reference of the list. They are plain text now',
    of: ({ unmatched }) => unmatched,
  },
  {
    code: 'docx/references-whole',
    message: 'References that could not be taken apart. Each is kept whole, as a title',
    of: ({ whole }) => whole,
  },
  {
    code: 'docx/references-abridged',
    message: 'References whose list of authors ends with “et al.” Complete it',
    of: ({ abridged }) => abridged,
  },
  {
    code: 'docx/references-uncited',
    message:
      'References without a recognised citation. Cite them in the text, or readers will not see them',
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
    report.note(
      'docx/citations',
      `Citations read from a reference manager: ${cited.citations.length}, of ${cited.works.length} works.`,
    );
  if (taken.works.length > 0)
    report.note(
      'docx/references',
      `References read from the list: ${taken.works.length}, with ${taken.citations} citations. Compare them.`,
    );
  for (const { code, message, of } of PROBLEMS) {
    const texts = of(taken, cited);
    if (texts.length > 0) report.warn(code, `${message}: ${texts.length}. ${quoted(texts)}`);
  }
  const { references } = readCsl(JSON.stringify(works));
  return {
    text: taken.markdown,
    bibliography: works.length > 0 ? `${writeBibtex(references)}\n` : '',
  };
}
