import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { RECOMMENDATIONS } from '@quire/model/entities/recommendations';
import { REVIEW_SCORE_KEYS, REVIEW_SCORES } from '@quire/model/entities/review';
import { keyed, STANDARD_FORM } from '@quire/model/entities/review-form';
import { unicodeText } from '@quire/model/letters/unicode-text';
import { t } from '@quire/model/messages/t';
import { isReviewIn } from '@quire/model/states/review-states';
import { answerInWords, isAnswer } from '@quire/model/submission/answer-words';
import { reviewerLabels } from '@quire/model/submission/reviewer-labels';
import type { ReactNode } from 'react';
import { useReviews } from '../../../../data/live/desk/manuscript-records.ts';
import { DownloadButton } from '../record/download-button.tsx';
import type { LiveReview } from '../work/live-review.ts';
import type { ManuscriptWork } from '../work/work.ts';
import { turnaround } from './turnaround.ts';

type Row = readonly [label: string, of: (review: LiveReview) => ReactNode];

/** Longer answers are shown only in the report. */
const SHOWN = 160;
const shortened = (text: string) => (text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text);

const RECOMMENDATION: Row = [
  t('officeReview.recommendation'),
  ({ report }) => (report.recommendation ? RECOMMENDATIONS[report.recommendation] : '–'),
];
const SCORES = REVIEW_SCORE_KEYS.map(
  (key): Row => [REVIEW_SCORES[key], ({ report }) => report.scores[key] ?? '–'],
);
const LAST: readonly Row[] = [
  [t('officeReview.turnaround'), turnaround],
  [
    t('officeReview.files'),
    ({ files }) =>
      files.length === 0
        ? '–'
        : files.map((file) => <DownloadButton key={file.id} file={file} label={file.name} />),
  ],
];

/** Answers to the same question share a row, even where the forms differ. */
function questionRows(reviews: readonly LiveReview[]): Row[] {
  const labels = reviews.flatMap(({ form = STANDARD_FORM }) =>
    form.questions.map(({ label }) => label),
  );
  return [...new Set(labels)].map((label): Row => [label, (review) => answerTo(label, review)]);
}

function answerTo(label: string, { form = STANDARD_FORM, report }: LiveReview): string {
  const asked = keyed(form).find(({ question }) => question.label === label);
  const answer = asked && report.answers[asked.key];
  if (!asked || !isAnswer(asked.question, answer)) return '–';
  return shortened(unicodeText(answerInWords(asked.question, answer)));
}

function rowsOf(reviews: readonly LiveReview[]): readonly Row[] {
  const hasScores = reviews.some(({ form = STANDARD_FORM }) => form.standardScores);
  return [RECOMMENDATION, ...(hasScores ? SCORES : []), ...questionRows(reviews), ...LAST];
}

/** The reports of this round side by side, for comparison before a decision. */
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
        {t('officeReview.comparisonOfReports')}
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
            {rowsOf(reports).map(([label, of]) => (
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
