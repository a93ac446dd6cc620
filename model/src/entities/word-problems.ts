/** What an import of Word or OpenDocument finds. */
import { z } from 'zod';
import { shortDate } from '../messages/dates.ts';
import { t } from '../messages/t.ts';
import { remarkKind } from './remark-kind.ts';
import { wordFaultText } from './word-faults.ts';

const Text = z.string();
const Count = z.number();
/** What Word draws, and what other programs have put into a text. */
const DRAWN = ['chart', 'diagram', 'drawing', 'embedded'] as const;

/** Who has marked it and when (`2026-01-31`), as far as the file says. */
const signed = (author: string, day: string): string =>
  [author, Number.isNaN(Date.parse(day)) ? '' : shortDate(day)].filter(Boolean).join(', ');

export const WORD_PROBLEMS = {
  'docx/unreadable': remarkKind({}, () => t('manuscriptProblems.docxUnreadable')),
  /** `reason`: in mammoth's words. */
  'docx/style': remarkKind({ reason: Text }, ({ reason }) =>
    t('manuscriptProblems.docxStyle', { reason: wordFaultText(reason) }),
  ),
  'docx/picture': remarkKind({ type: Text }, ({ type }) =>
    t('manuscriptProblems.docxPicture', { type }),
  ),
  'docx/text-box': remarkKind({ words: Text }, ({ words }) =>
    t('manuscriptProblems.docxTextBox', { words }),
  ),
  'docx/tracked-changes': remarkKind({ count: Count }, ({ count }) =>
    t('manuscriptProblems.docxTrackedChanges', { count }),
  ),
  'docx/more-marks': remarkKind({ count: Count }, ({ count }) =>
    t('manuscriptProblems.docxMoreMarks', { count }),
  ),
  'docx/merged-cells': remarkKind({ count: Count }, ({ count }) =>
    t('manuscriptProblems.docxMergedCells', { count }),
  ),
  'docx/formulas': remarkKind({ count: Count }, ({ count }) =>
    t('manuscriptProblems.docxFormulas', { count }),
  ),
  'docx/formulas-lost': remarkKind({ count: Count, total: Count }, ({ count, total }) =>
    t('manuscriptProblems.docxFormulasLost', { count, total }),
  ),
  'docx/citations': remarkKind({ citations: Count, works: Count }, ({ citations, works }) =>
    t('manuscriptProblems.docxCitations', { citations, works }),
  ),
  'docx/references': remarkKind({ works: Count, citations: Count }, ({ works, citations }) =>
    t('manuscriptProblems.docxReferences', { works, citations }),
  ),
  'docx/citations-without-data': remarkKind(
    { count: Count, examples: Text },
    ({ count, examples }) => t('manuscriptProblems.docxCitationsWithoutData', { count, examples }),
  ),
  'docx/citations-unmatched': remarkKind({ count: Count, examples: Text }, ({ count, examples }) =>
    t('manuscriptProblems.docxCitationsUnmatched', { count, examples }),
  ),
  'docx/references-whole': remarkKind({ count: Count, examples: Text }, ({ count, examples }) =>
    t('manuscriptProblems.docxReferencesWhole', { count, examples }),
  ),
  'docx/references-abridged': remarkKind({ count: Count, examples: Text }, ({ count, examples }) =>
    t('manuscriptProblems.docxReferencesAbridged', { count, examples }),
  ),
  'docx/references-uncited': remarkKind({ count: Count, examples: Text }, ({ count, examples }) =>
    t('manuscriptProblems.referencesUncited', { count, examples }),
  ),
  /** `picture`: the file that shows the formula; empty where there is none. */
  'docx/formula-object': remarkKind({ name: Text, picture: Text }, ({ name, picture }) =>
    picture
      ? t('manuscriptProblems.docxFormulaPicture', { name, picture })
      : t('manuscriptProblems.docxFormulaObject', { name }),
  ),
  'docx/drawing': remarkKind({ kind: z.enum(DRAWN) }, ({ kind }) =>
    t('manuscriptProblems.docxDrawing', { kind }),
  ),
  'docx/drawing-lost': remarkKind({ kind: z.enum(DRAWN) }, ({ kind }) =>
    t('manuscriptProblems.docxDrawingLost', { kind }),
  ),
  'docx/tracked-change': remarkKind(
    { kind: z.enum(['inserted', 'deleted', 'moved']), author: Text, day: Text, words: Text },
    ({ kind, author, day, words }) => {
      const by = signed(author, day);
      return by
        ? t('manuscriptProblems.docxTrackedChangeBy', { kind, by, words })
        : t('manuscriptProblems.docxTrackedChange', { kind, words });
    },
  ),
  /** `about`: the words of the text that it is on; empty where it is on none. */
  'docx/comment': remarkKind(
    { author: Text, day: Text, about: Text, words: Text },
    ({ author, day, about, words }) => {
      const by = signed(author, day);
      if (about)
        return by
          ? t('manuscriptProblems.docxCommentOnBy', { about, by, words })
          : t('manuscriptProblems.docxCommentOn', { about, words });
      return by
        ? t('manuscriptProblems.docxCommentBy', { by, words })
        : t('manuscriptProblems.docxComment', { words });
    },
  ),
} as const;
