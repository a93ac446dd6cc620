import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { NamedReviewer, StoredSubmission } from '@quire/model/entities/submission';
import { t } from '@quire/model/messages/t';
import { funderInWords, relationInWords } from '@quire/model/relations/entries-in-words';
import { MANUSCRIPT_FIELDS } from '@quire/model/statements/statement-forms';
import type { ReactNode } from 'react';
import { MarkdownText } from '../../../../markdown-text/markdown-text.tsx';
import { TranslatedDescriptions } from '../../../../markdown-text/translated-descriptions.tsx';
import { Panel } from '../../../../signed-in/panel.tsx';
import { WrittenText } from '../../../../signed-in/written-text.tsx';

const named = (reviewers: readonly NamedReviewer[]): string =>
  reviewers
    .map(({ name, email, affiliation, reason }) =>
      [[name, affiliation, email].filter(Boolean).join(', '), reason].filter(Boolean).join(': '),
    )
    .join('\n');

/** What the author wrote about the manuscript. `isPrivate`: with what only editors may read. */
export function DetailsPanel(props: {
  readonly submission: StoredSubmission;
  readonly isPrivate: boolean;
}) {
  const { submission, isPrivate } = props;
  const letter = (text: string) => text && <MarkdownText text={text} />;
  const written = (text: string) => text && <WrittenText text={text} />;
  const parts: readonly (readonly [title: string, shown: ReactNode])[] = [
    [t('officeChecks.abstract'), letter(submission.abstract)],
    [t('officeChecks.plainSummary'), letter(submission.plainSummary)],
    [t('officeChecks.keywords'), written(submission.keywords.join(', '))],
    [
      t('articleWords.translations'),
      submission.translations.length > 0 && (
        <TranslatedDescriptions translations={submission.translations} />
      ),
    ],
    [t('officeChecks.responseToReports'), letter(submission.responseLetter)],
    ...(isPrivate
      ? ([
          [t('officeChecks.coverLetter'), letter(submission.coverLetter)],
          [t('officeChecks.suggestedReviewers'), written(named(submission.suggestedReviewers))],
          [t('officeChecks.opposedReviewers'), written(named(submission.opposedReviewers))],
        ] as const)
      : []),
    ...MANUSCRIPT_FIELDS.map(({ field, label }) => [label, written(submission[field])] as const),
    [t('articleWords.funders'), written(submission.funders.map(funderInWords).join('\n'))],
    [t('articleWords.relatedWorks'), written(submission.relations.map(relationInWords).join('\n'))],
    [t('officeChecks.continuesSubmission'), written(submission.previousSubmission)],
    [t('officeChecks.specialIssue'), written(submission.specialIssue)],
  ];
  return (
    <Panel isDense title={t('officeChecks.manuscript')}>
      <Stack spacing={1.5}>
        {parts.map(
          ([title, shown]) =>
            shown && (
              <div key={title}>
                <Typography variant="h3">{title}</Typography>
                {shown}
              </div>
            ),
        )}
      </Stack>
    </Panel>
  );
}
