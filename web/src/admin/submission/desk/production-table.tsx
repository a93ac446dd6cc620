import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { StoredSubmission } from '@quire/model/entities/submission';
import { unicodeText } from '@quire/model/letters/unicode-text';
import { t } from '@quire/model/messages/t';
import { adminArticleEditorPath, adminSubmissionPath } from '@quire/model/office-paths';
import { Link as RouterLink } from 'react-router';
import { rich } from '../../../messages/rich.ts';
import { daysSince } from '../../kit/labels/days.ts';
import { stateLabel } from '../../kit/labels/state-label.ts';
import { TableSkeleton } from '../../kit/list/table-skeleton.tsx';
import { Due } from './due.tsx';

interface ProductionTableProps {
  readonly submissions: readonly StoredSubmission[];
  readonly loading: boolean;
  readonly now: string;
}

/** On a phone they are shown below the title. */
const WIDE = { display: { xs: 'none', sm: 'table-cell' } } as const;

/** The submissions assigned to production staff, with links to their articles. */
export function ProductionTable({ submissions, loading, now }: ProductionTableProps) {
  return (
    <TableContainer component={Paper} variant="outlined">
      <Table size="small" aria-label={t('officeDesk.assignedToYou')} aria-busy={loading}>
        <TableHead>
          <TableRow>
            <TableCell>{t('officeDesk.submission')}</TableCell>
            <TableCell sx={WIDE}>{t('office.journal')}</TableCell>
            <TableCell sx={WIDE}>{t('officeDesk.state')}</TableCell>
            <TableCell sx={WIDE}>{t('officeDesk.since')}</TableCell>
            <TableCell sx={WIDE}>{t('officeDesk.due')}</TableCell>
            <TableCell>{t('officeDesk.article')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {loading && <TableSkeleton columns={6} />}
          {submissions.map((submission) => {
            const { id, number, title, journal, authors, state, stageEnteredAt, dueAt, article } =
              submission;
            const names = authors.map(({ family }) => family).filter(Boolean);
            const due = <Due due={dueAt} now={now} />;
            return (
              <TableRow key={id} hover>
                <TableCell>
                  <Typography variant="caption" component="p" color="text.secondary">
                    {number}
                  </Typography>
                  <Link component={RouterLink} to={adminSubmissionPath(id)} underline="hover">
                    {unicodeText(title) || t('officeDesk.untitled')}
                  </Link>
                  <Typography variant="caption" component="p" color="text.secondary">
                    {names.length > 3
                      ? t('officeDesk.namesAndOthers', { names: names.slice(0, 3).join(', ') })
                      : names.join(', ')}
                  </Typography>
                  <Box sx={{ display: { sm: 'none' }, typography: 'body2' }}>
                    {dueAt === undefined
                      ? t('officeDesk.stateSince', {
                          state: stateLabel(state),
                          days: daysSince(stageEnteredAt, now),
                        })
                      : rich('officeDesk.stateDue', {
                          state: stateLabel(state),
                          days: daysSince(stageEnteredAt, now),
                          due,
                        })}
                  </Box>
                </TableCell>
                <TableCell sx={WIDE}>{journal}</TableCell>
                <TableCell sx={WIDE}>{stateLabel(state)}</TableCell>
                <TableCell sx={{ ...WIDE, whiteSpace: 'nowrap' }}>
                  {daysSince(stageEnteredAt, now)}
                </TableCell>
                <TableCell sx={WIDE}>{due}</TableCell>
                <TableCell>
                  {article === undefined ? (
                    '–'
                  ) : (
                    <Link
                      component={RouterLink}
                      to={adminArticleEditorPath(article)}
                      underline="hover"
                      aria-label={t('officeDesk.editArticle', { title: unicodeText(title) })}
                    >
                      {t('office.edit')}
                    </Link>
                  )}
                </TableCell>
              </TableRow>
            );
          })}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
