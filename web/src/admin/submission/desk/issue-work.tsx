import Alert from '@mui/material/Alert';
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
import { NO_DAY } from '@quire/model/entities/desk';
import { errorMessage } from '@quire/model/errors';
import { unicodeText } from '@quire/model/letters/unicode-text';
import { formatList } from '@quire/model/messages/numbers';
import { t } from '@quire/model/messages/t';
import { adminSubmissionPath } from '@quire/model/office-paths';
import { formatScope } from '@quire/model/role-labels';
import { useMemo } from 'react';
import { Link as RouterLink, useSearchParams } from 'react-router';
import { useStaffNames } from '../../../data/live/desk/staff-names.ts';
import { useIssueWork } from '../../../data/live/desk/use-issue-work.ts';
import { daysSince, rightNow } from '../../kit/labels/days.ts';
import { stateLabel } from '../../kit/labels/state-label.ts';
import { TableSkeleton } from '../../kit/list/table-skeleton.tsx';
import { Due } from './due.tsx';
import { EditorFilter } from './editor-filter.tsx';

const NONE: readonly string[] = [];

interface IssueWorkProps {
  readonly uid: string;
  readonly issues: readonly string[];
}

/** The address's parameter for the handling editor, beside the desk's own filters; empty for unassigned submissions. */
const HANDLED_BY = 'handledBy';

/** For guest editors: what was sent to their special issues. */
export function IssueWork({ uid, issues }: IssueWorkProps) {
  const key = issues.join();
  const kept = useMemo(() => key.split(','), [key]);
  const [parameters, setParameters] = useSearchParams();
  const editor = parameters.get(HANDLED_BY);
  const whole = useIssueWork(kept);
  const narrowed = useIssueWork(editor === null ? NONE : kept, editor);
  const { submissions, loading, problem } = editor === null ? whole : narrowed;
  const uids = [...new Set(whole.submissions.flatMap(({ editors }) => editors))].sort();
  const names = useStaffNames(uids);
  function choose(chosen: string | null) {
    const next = new URLSearchParams(parameters);
    if (chosen === null) next.delete(HANDLED_BY);
    else next.set(HANDLED_BY, chosen);
    setParameters(next);
  }
  const now = rightNow();
  return (
    <section aria-labelledby="issue-work">
      <Typography variant="h2" id="issue-work" gutterBottom>
        {t('officeDesk.yourSpecialIssues')}
      </Typography>
      <Typography color="text.secondary" sx={{ mb: 1.5 }}>
        {t('officeDesk.specialIssuesHint', {
          issues: formatList(kept.map(formatScope)),
        })}
      </Typography>
      <Box sx={{ mb: 1.5 }}>
        <EditorFilter
          {...{ uid, editor }}
          editors={uids.map((each) => ({ uid: each, name: names.get(each) || '…' }))}
          onChange={choose}
        />
      </Box>
      {problem && <Alert severity="error">{errorMessage(problem)}</Alert>}
      {!loading && !problem && submissions.length === 0 && (
        <Typography color="text.secondary">
          {editor === null ? t('officeDesk.noSubmissionsYet') : t('officeDesk.noMatchFilter')}
        </Typography>
      )}
      {(loading || submissions.length > 0) && (
        <TableContainer component={Paper} variant="outlined">
          <Table size="small" aria-labelledby="issue-work">
            <TableHead>
              <TableRow>
                <TableCell>{t('officeDesk.submission')}</TableCell>
                <TableCell>{t('officeDesk.specialIssue')}</TableCell>
                <TableCell>{t('officeDesk.state')}</TableCell>
                <TableCell>{t('officeDesk.since')}</TableCell>
                <TableCell>{t('officeDesk.due')}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {loading && <TableSkeleton columns={5} />}
              {submissions.map(({ id, number, title, issue, state, stageEnteredAt, dueAt }) => (
                <TableRow key={id} hover>
                  <TableCell>
                    <Typography variant="caption" component="p" color="text.secondary">
                      {number}
                    </Typography>
                    <Link component={RouterLink} to={adminSubmissionPath(id)} underline="hover">
                      {unicodeText(title) || t('officeDesk.untitled')}
                    </Link>
                  </TableCell>
                  <TableCell>{formatScope(issue)}</TableCell>
                  <TableCell>{stateLabel(state)}</TableCell>
                  <TableCell>{daysSince(stageEnteredAt, now)}</TableCell>
                  <TableCell>
                    <Due due={dueAt === NO_DAY ? undefined : dueAt} now={now} />
                  </TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </TableContainer>
      )}
    </section>
  );
}
