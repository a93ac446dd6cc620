import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { RECOMMENDATIONS, REVIEW_SCORE_KEYS, REVIEW_SCORES } from '@quire/model/entities/review';
import { isReviewIn } from '@quire/model/states/review-states';
import { reviewerLabels } from '@quire/model/submission/reviewer-labels';
import type { ReactNode } from 'react';
import { useReviews } from '../../../../data/live/desk/manuscript-records.ts';
import { DownloadButton } from '../record/download-button.tsx';
import type { LiveReview } from '../work/live-review.ts';
import type { ManuscriptWork } from '../work/work.ts';
import { turnaround } from './turnaround.ts';

type Row = readonly [label: string, of: (review: LiveReview) => ReactNode];

const ROWS: readonly Row[] = [
  [
    'Recommendation',
    ({ report }) => (report.recommendation ? RECOMMENDATIONS[report.recommendation] : '–'),
  ],
  ...REVIEW_SCORE_KEYS.map(
    (key): Row => [REVIEW_SCORES[key], ({ report }) => report.scores[key] ?? '–'],
  ),
  ['Turnaround', turnaround],
  [
    'Files',
    ({ files }) =>
      files.length === 0
        ? '–'
        : files.map((file) => <DownloadButton key={file.id} file={file} label={file.name} />),
  ],
];

/** The reports of this round side by side, as whoever decides compares them. */
export function ReportsTable({ work }: { readonly work: ManuscriptWork }) {
  const { submission, handles, isAssigned } = work;
  const { records } = useReviews({ submission: handles ? submission.id : null, isAssigned });
  const labels = reviewerLabels(records);
  const reports = records
    .filter(({ round, state }) => round === submission.round && isReviewIn(state))
    .toSorted((a, b) => ((a.submitted ?? '') < (b.submitted ?? '') ? -1 : 1));
  if (reports.length === 0) return null;
  return (
    <section aria-labelledby="compared-title">
      <Typography variant="h3" id="compared-title" sx={{ mb: 0.5 }}>
        Reports compared
      </Typography>
      <TableContainer tabIndex={0} role="region" aria-labelledby="compared-title">
        <Table size="small" sx={{ '& th, & td': { verticalAlign: 'top' } }}>
          <TableHead>
            <TableRow>
              <TableCell component="td" />
              {reports.map(({ id, reviewerId, reviewer }) => (
                <TableCell key={id} component="th" scope="col" sx={{ minWidth: '9em' }}>
                  {labels.get(reviewerId)}
                  <Typography variant="body2" color="text.secondary">
                    {reviewer.name}
                  </Typography>
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {ROWS.map(([label, of]) => (
              <TableRow key={label}>
                <TableCell component="th" scope="row">
                  {label}
                </TableCell>
                {reports.map((review) => (
                  <TableCell key={review.id}>{of(review)}</TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </section>
  );
}
