import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { conflictText } from '@quire/model/entities/review';
import { rich } from '../../../../messages/rich.ts';
import type { LiveReview } from '../work/live-review.ts';

/** A reviewer's co-reviewers, and their conflicts. */
export function NamedCoReviewers({ review: { coReviewers } }: { readonly review: LiveReview }) {
  return coReviewers.map(({ given, family, email, orcid, conflicts }) => (
    <div key={email}>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {rich('officeReview.coReviewer', {
          strong: (words) => <strong>{words}</strong>,
          name: `${given} ${family}`,
          contact: [email, orcid && `iD ${orcid}`].filter(Boolean).join(' · '),
        })}
      </Typography>
      {conflicts.length > 0 && (
        <Alert severity="warning" sx={{ mt: 0.5, py: 0 }}>
          {conflicts.map(conflictText).join(' ')}
        </Alert>
      )}
    </div>
  ));
}
