import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { StoredSubmission } from '@quire/model/entities/submission';
import { t } from '@quire/model/messages/t';
import { useSubmissionFiles } from '../../../../data/live/submission-records.ts';
import { PdfProof } from '../../../../signed-in/pdf-proof.tsx';
import { ReadFileButton } from '../../../../signed-in/read-file-button.tsx';

interface WhatReviewersSeeProps {
  readonly submission: Pick<StoredSubmission, 'id' | 'checkedManuscript'>;
}

/** The manuscript as reviewers read it, for a look before they are invited, and whether its author has checked it. */
export function WhatReviewersSee({ submission }: WhatReviewersSeeProps) {
  const { id, checkedManuscript } = submission;
  const { records } = useSubmissionFiles(id);
  const manuscript = records.findLast(({ kind, retired }) => kind === 'manuscript' && !retired);
  if (!manuscript) return null;
  const { name, sha256 } = manuscript;
  return (
    <Box component="section" aria-label={t('officeReview.whatReviewersSee')}>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {sha256 === checkedManuscript
          ? t('officeReview.reviewersSeeChecked', { name })
          : t('officeReview.reviewersSeeUnchecked', { name })}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 0.5 }}>
        <ReadFileButton file={manuscript} />
        <PdfProof submission={id} name={name} />
      </Box>
    </Box>
  );
}
