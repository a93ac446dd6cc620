import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { RowOutcome } from '@quire/model/calls/people';
import { formatList } from '@quire/model/messages/numbers';
import { t } from '@quire/model/messages/t';
import { saveTable } from '../../kit/save-table.ts';
import type { RowReport } from './use-import.ts';

const WOULD: Readonly<Record<RowOutcome, string>> = {
  added: t('officeReviewers.wouldBeAdded'),
  changed: t('officeReviewers.wouldBeChanged'),
  same: t('officeReviewers.same'),
  refused: t('officeReviewers.refused'),
};
const WAS: Readonly<Record<RowOutcome, string>> = {
  added: t('officeReviewers.added'),
  changed: t('officeReviewers.changedRow'),
  same: t('officeReviewers.same'),
  refused: t('officeReviewers.refused'),
};
const OUTCOMES = ['added', 'changed', 'same', 'refused'] as const satisfies readonly RowOutcome[];
/** More rows than this are only in the downloaded report. */
const SHOWN = 200;

interface ImportReportProps {
  readonly reports: readonly RowReport[];
  readonly total: number;
  readonly isWritten: boolean;
}

/** The result of each row, with refused rows first. */
export function ImportReport({ reports, total, isWritten }: ImportReportProps) {
  const words = isWritten ? WAS : WOULD;
  const counts = OUTCOMES.map((outcome) => ({
    outcome,
    count: reports.filter((each) => each.outcome === outcome).length,
  })).filter(({ count }) => count > 0);
  const inWords = ({ outcome, count }: (typeof counts)[number]) =>
    isWritten
      ? t('officeReviewers.outcomes', { outcome, count })
      : t('officeReviewers.outcomesExpected', { outcome, count });
  const sorted = reports.toSorted(
    (a, b) => Number(b.outcome === 'refused') - Number(a.outcome === 'refused') || a.line - b.line,
  );
  return (
    <>
      <Typography role="status">
        {t('officeReviewers.rowsRead', {
          done: reports.length,
          total,
          outcomes: formatList(counts.map(inWords)),
        })}
      </Typography>
      <Box
        sx={{ maxHeight: 320, overflow: 'auto' }}
        tabIndex={0}
        role="group"
        aria-label={t('officeReviewers.rows')}
      >
        <Table size="small" stickyHeader>
          <TableHead>
            <TableRow>
              <TableCell>{t('officeReviewers.line')}</TableCell>
              <TableCell>{t('office.email')}</TableCell>
              <TableCell>{t('officeReviewers.outcome')}</TableCell>
              <TableCell>{t('officeReviewers.details')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {sorted.slice(0, SHOWN).map(({ line, email, outcome, says }) => (
              <TableRow key={line}>
                <TableCell>{line}</TableCell>
                <TableCell sx={{ overflowWrap: 'anywhere' }}>{email || '–'}</TableCell>
                <TableCell sx={{ color: outcome === 'refused' ? 'error.main' : undefined }}>
                  {words[outcome]}
                </TableCell>
                <TableCell>{says}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
      <Box>
        <Button
          size="small"
          onClick={() =>
            saveTable(
              'reviewers-import',
              ['line', 'email', 'outcome', 'about'],
              sorted.map(({ line, email, outcome, says }) => [line, email, words[outcome], says]),
            )
          }
        >
          {t('officeReviewers.downloadReport')}
        </Button>
      </Box>
    </>
  );
}
