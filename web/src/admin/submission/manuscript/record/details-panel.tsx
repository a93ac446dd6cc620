import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { NamedReviewer, StoredSubmission } from '@quire/model/entities/submission';
import { Written } from '../written.tsx';

const named = (reviewers: readonly NamedReviewer[]): string =>
  reviewers
    .map(({ name, email, affiliation, reason }) =>
      [[name, affiliation, email].filter(Boolean).join(', '), reason].filter(Boolean).join(': '),
    )
    .join('\n');

/** What its author wrote of the manuscript. `isPrivate`: with what is for editors alone. */
export function DetailsPanel(props: {
  readonly submission: StoredSubmission;
  readonly isPrivate: boolean;
}) {
  const { submission, isPrivate } = props;
  const parts: readonly (readonly [string, string])[] = [
    ['Abstract', submission.abstract],
    ['Plain summary', submission.plainSummary],
    ['Keywords', submission.keywords.join(', ')],
    ['Answer to the reports', submission.responseLetter],
    ...(isPrivate
      ? ([
          ['Cover letter', submission.coverLetter],
          ['Reviewers they suggest', named(submission.suggestedReviewers)],
          ['Reviewers they oppose', named(submission.opposedReviewers)],
        ] as const)
      : []),
    ['Funding', submission.funding],
    ['Competing interests', submission.coiStatement],
    ['Data and code', submission.dataAvailability],
    ['Ethics', submission.ethicsStatement],
    ['Use of generating tools', submission.aiStatement],
    ['Takes up again', submission.previousSubmission],
    ['Special issue', submission.specialIssue],
  ];
  return (
    <Paper variant="outlined" component="section" aria-labelledby="details" sx={{ p: 2 }}>
      <Typography variant="h2" id="details" sx={{ mb: 1 }}>
        Manuscript
      </Typography>
      <Stack spacing={1.5}>
        {parts.map(
          ([title, text]) =>
            text && (
              <div key={title}>
                <Typography variant="h3">{title}</Typography>
                <Written text={text} />
              </div>
            ),
        )}
      </Stack>
    </Paper>
  );
}
