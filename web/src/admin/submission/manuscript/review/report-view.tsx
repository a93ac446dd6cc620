import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RECOMMENDATIONS } from '@quire/model/entities/recommendations';
import {
  REPORT_PUBLICATIONS,
  REVIEW_SCORE_KEYS,
  REVIEW_SCORES,
} from '@quire/model/entities/review';
import { ANSWER_AUDIENCES, keyed, STANDARD_FORM } from '@quire/model/entities/review-form';
import { t } from '@quire/model/messages/t';
import { answerInWords, isAnswer } from '@quire/model/submission/answer-words';
import { asksToSign, isSigned } from '@quire/model/submission/is-signed';
import { MarkdownText } from '../../../../markdown-text/markdown-text.tsx';
import { rich } from '../../../../messages/rich.ts';
import { DownloadButton } from '../record/download-button.tsx';
import type { LiveReview } from '../work/live-review.ts';

/** A report as shown to the editors. */
export function ReportView({ review }: { readonly review: LiveReview }) {
  const { report, files, editorRating, clarification, released, publishesReviews } = review;
  const { scores, recommendation, commentsToAuthor, commentsToEditor, competingInterest } = report;
  const { form = STANDARD_FORM } = review;
  const answers = keyed(form).flatMap(({ key, question }) => {
    const answer = report.answers[key];
    return isAnswer(question, answer) ? [{ key, question, answer }] : [];
  });
  const parts = [
    [t('officeReview.toAuthor'), commentsToAuthor],
    [t('officeReview.editedForAuthor'), released?.isEdited ? released.comments : ''],
    [t('officeReview.toEditor'), commentsToEditor],
    [t('officeReview.competingInterest'), competingInterest],
    [t('officeReview.yourQuestion'), clarification ?? ''],
  ] as const;
  return (
    <Stack spacing={1.5} sx={{ pt: 1 }}>
      {publishesReviews && report.publication && (
        <Typography>
          {t('officeReview.publication', {
            choice: REPORT_PUBLICATIONS[report.publication],
          })}
        </Typography>
      )}
      {asksToSign(review) && (
        <Typography>
          {isSigned(review) ? t('officeReview.signed') : t('officeReview.notSigned')}
        </Typography>
      )}
      {recommendation && (
        <Typography>
          {rich('officeReview.recommends', {
            recommendation: <strong>{RECOMMENDATIONS[recommendation]}</strong>,
          })}
        </Typography>
      )}
      <Box
        component="dl"
        sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 0.5, m: 0 }}
      >
        {(form.standardScores ? REVIEW_SCORE_KEYS : []).map((key) => (
          <Box key={key} sx={{ display: 'flex', gap: 0.75 }}>
            <Typography component="dt" variant="body2" color="text.secondary">
              {REVIEW_SCORES[key]}
            </Typography>
            <Typography component="dd" variant="body2" sx={{ m: 0, fontWeight: 600 }}>
              {scores[key] === undefined ? '–' : t('officeReview.score', { score: scores[key] })}
            </Typography>
          </Box>
        ))}
        {editorRating !== undefined && (
          <Typography variant="body2" color="text.secondary">
            {t('officeReview.rated', { rating: editorRating })}
          </Typography>
        )}
      </Box>
      {answers.map(({ key, question, answer }) => (
        <div key={key}>
          <Typography variant="h4" sx={{ fontSize: '0.9rem', fontWeight: 600 }}>
            {question.label}{' '}
            <Typography component="span" variant="body2" color="text.secondary">
              ({ANSWER_AUDIENCES[question.audience]})
            </Typography>
          </Typography>
          {question.kind === 'text' ? (
            <MarkdownText text={String(answer)} />
          ) : (
            <Typography>{answerInWords(question, answer)}</Typography>
          )}
        </div>
      ))}
      {parts.map(
        ([title, text]) =>
          text && (
            <div key={title}>
              <Typography variant="h4" sx={{ fontSize: '0.9rem', fontWeight: 600 }}>
                {title}
              </Typography>
              <MarkdownText text={text} />
            </div>
          ),
      )}
      {files.length > 0 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {files.map((file) => (
            <DownloadButton key={file.id} file={file} label={file.name} />
          ))}
        </Box>
      )}
    </Stack>
  );
}
