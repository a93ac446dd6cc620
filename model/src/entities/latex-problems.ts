/** What an import of LaTeX finds. Places are in the files of the author. */
import { z } from 'zod';
import { t } from '../messages/t.ts';
import { formulaFaultText } from './formula-faults.ts';
import { remarkKind } from './remark-kind.ts';

const Text = z.string();
const Count = z.number();

export const LATEX_PROBLEMS = {
  'latex/unreadable': remarkKind({ kind: z.enum(['unclosed', 'deep']) }, ({ kind }) =>
    t('manuscriptProblems.latexUnreadable', { kind }),
  ),
  'latex/main': remarkKind({ name: Text, others: Text }, ({ name, others }) =>
    t('manuscriptProblems.latexMain', { name, others }),
  ),
  'latex/file-missing': remarkKind(
    { file: Text, line: Count, name: Text },
    ({ file, line, name }) => t('manuscriptProblems.latexFileMissing', { file, line, name }),
  ),
  'latex/macro-endless': remarkKind(
    { file: Text, line: Count, name: Text },
    ({ file, line, name }) => t('manuscriptProblems.latexMacroEndless', { file, line, name }),
  ),
  'latex/endless': remarkKind({ file: Text, line: Count }, ({ file, line }) =>
    t('manuscriptProblems.latexEndless', { file, line }),
  ),
  'latex/picture': remarkKind(
    {
      file: Text,
      line: Count,
      kind: z.enum(['postscript', 'pdf', 'drawn', 'missing', 'inline']),
      name: Text,
      add: Text,
    },
    ({ file, line, kind, name, add }) =>
      t('manuscriptProblems.latexPicture', { file, line, kind, name, add }),
  ),
  'latex/figure': remarkKind({ file: Text, line: Count }, ({ file, line }) =>
    t('manuscriptProblems.latexFigure', { file, line }),
  ),
  /** `reason`: in KaTeX's words. */
  'latex/formula': remarkKind({ file: Text, line: Count, reason: Text }, ({ file, line, reason }) =>
    t('manuscriptProblems.latexFormula', { file, line, reason: formulaFaultText(reason) }),
  ),
  'latex/table': remarkKind({ file: Text, line: Count }, ({ file, line }) =>
    t('manuscriptProblems.latexTable', { file, line }),
  ),
  'latex/unknown': remarkKind(
    { file: Text, line: Count, name: Text, count: Count, kind: z.enum(['command', 'environment']) },
    ({ file, line, name, count, kind }) =>
      t('manuscriptProblems.latexUnknown', { file, line, name, count, kind }),
  ),
  'latex/label': remarkKind({ label: Text }, ({ label }) =>
    t('manuscriptProblems.latexLabel', { label }),
  ),
  'latex/bibliography': remarkKind({ name: Text }, ({ name }) =>
    t('manuscriptProblems.latexBibliography', { name }),
  ),
  /** `whole`: how many of them are kept as titles. */
  'latex/references': remarkKind({ count: Count, whole: Count }, ({ count, whole }) =>
    whole > 0
      ? t('manuscriptProblems.latexReferencesWhole', { count, whole })
      : t('manuscriptProblems.latexReferences', { count }),
  ),
} as const;
