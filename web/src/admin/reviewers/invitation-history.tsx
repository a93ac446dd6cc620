import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Link from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { t } from '@quire/model/messages/t';
import { adminSubmissionPath } from '@quire/model/office-paths';
import { REVIEW_STATES } from '@quire/model/states/review-states';
import { useEffect, useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { type CallAnswer, call } from '../../data/calls.ts';
import { messageOf } from '../../signed-in/message-of.ts';
import { day } from '../kit/dates.ts';
import { useRecordId } from './use-record-id.ts';

type History = CallAnswer<'reviewerHistory'>;

const date = (at: string | undefined) => (at ? day(at.slice(0, 10)) : '–');

/** A reviewer's invitations and their results. */
export function InvitationHistory() {
  const id = useRecordId();
  const [history, setHistory] = useState<History | null>(null);
  const [problem, setProblem] = useState('');
  useEffect(() => {
    if (!id) return;
    let isHere = true;
    call('reviewerHistory', { reviewer: id }).then(
      (answer) => isHere && setHistory(answer),
      (error: unknown) => isHere && setProblem(messageOf(error)),
    );
    return () => {
      isHere = false;
    };
  }, [id]);
  if (!id) return <Quiet>{t('officeReviewers.noInvitationsYet')}</Quiet>;
  if (problem) return <Alert severity="error">{problem}</Alert>;
  if (!history) return <LinearProgress aria-label={t('officeReviewers.loadingInvitations')} />;
  const { reviews, hidden } = history;
  return (
    <>
      {reviews.length === 0 && hidden === 0 && <Quiet>{t('officeReviewers.notInvitedYet')}</Quiet>}
      {reviews.length > 0 && (
        <Box
          sx={{ overflowX: 'auto' }}
          tabIndex={0}
          role="group"
          aria-label={t('officeReviewers.invitations')}
        >
          <Table size="small">
            <TableHead>
              <TableRow>
                <TableCell>{t('officeReviewers.manuscript')}</TableCell>
                <TableCell>{t('officeReviewers.round')}</TableCell>
                <TableCell>{t('officeReviewers.state')}</TableCell>
                <TableCell>{t('officeReviewers.invited')}</TableCell>
                <TableCell>{t('officeReviewers.responded')}</TableCell>
                <TableCell>{t('officeReviewers.due')}</TableCell>
                <TableCell>{t('officeReviewers.report')}</TableCell>
                <TableCell align="right">{t('officeReviewers.reminders')}</TableCell>
                <TableCell align="right">{t('officeReviewers.rating')}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {reviews.map((review) => (
                <TableRow key={`${review.submission}/${review.round}`}>
                  <TableCell sx={{ minWidth: 180 }}>
                    <Link
                      component={RouterLink}
                      to={adminSubmissionPath(review.submission)}
                      title={review.title}
                    >
                      {review.number || review.title}
                    </Link>
                  </TableCell>
                  <TableCell>{review.round + 1}</TableCell>
                  <TableCell>{REVIEW_STATES[review.state].label}</TableCell>
                  <TableCell sx={SHORT}>{date(review.invited)}</TableCell>
                  <TableCell sx={SHORT}>{date(review.responded)}</TableCell>
                  <TableCell sx={SHORT}>{date(review.due)}</TableCell>
                  <TableCell sx={SHORT}>{date(review.submitted)}</TableCell>
                  <TableCell align="right">{review.reminders}</TableCell>
                  <TableCell align="right">{review.rating ?? '–'}</TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </Box>
      )}
      {hidden > 0 && (
        <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
          {t('officeReviewers.hiddenReviews', { count: hidden })}
        </Typography>
      )}
    </>
  );
}

const SHORT = { whiteSpace: 'nowrap' } as const;

const Quiet = ({ children }: { readonly children: string }) => (
  <Typography color="text.secondary">{children}</Typography>
);
