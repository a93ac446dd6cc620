import Alert from '@mui/material/Alert';
import { formatOfName } from '@quire/model/entities/submission-file';
import { formatList } from '@quire/model/messages/numbers';
import { t } from '@quire/model/messages/t';
import type { ReactNode } from 'react';
import { rich } from '../../../messages/rich.ts';

interface UndescribedFiguresProps {
  /** Of the manuscript's file: it decides how a description is given. */
  readonly name: string;
  /** By their names in the text; '' for one without a number. */
  readonly figures: readonly string[];
}

const inLatex = () => {
  const source = `\\includegraphics[alt={${t('authorSubmit.whatIsSeen')}}]{map}`;
  return rich('authorSubmit.describeInLatex', { code: <code dir="ltr">{source}</code> });
};
const inMarkdown = () => {
  const source = `![…](map.png){alt="${t('authorSubmit.whatIsSeen')}"}`;
  return rich('authorSubmit.describeInMarkdown', { code: <code dir="ltr">{source}</code> });
};

/** How a description is given in a file; a folder may hold LaTeX or Markdown. */
function waysIn(name: string): readonly ReactNode[] {
  if (/\.(tex|ltx)$/i.test(name)) return [inLatex()];
  switch (formatOfName(name)) {
    case 'docx':
    case 'odt':
      return [t('authorSubmit.describeInWord')];
    case 'md':
    case 'ipynb':
      return [inMarkdown()];
    case 'zip':
      return [inLatex(), inMarkdown()];
    default:
      return [];
  }
}

/** Advice, which keeps nobody from sending: figures that people who cannot see them know nothing of. */
export function UndescribedFigures({ name, figures }: UndescribedFiguresProps) {
  if (figures.length === 0) return null;
  const names = figures.map((figure) => figure || t('authorSubmit.figureWithoutNumber'));
  return (
    <Alert severity="info" role="status" sx={{ mt: 2, overflowWrap: 'anywhere' }}>
      {t('authorSubmit.figuresUndescribed', { count: names.length, names: formatList(names) })}
      {waysIn(name).map((way, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the ways of one file never change
        <div key={place}>{way}</div>
      ))}
    </Alert>
  );
}
