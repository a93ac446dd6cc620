import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import type { LiveReview } from '../work/live-review.ts';

/** A reviewer's co-reviewers, and their conflicts. */
export function NamedCoReviewers({ review: { coReviewers } }: { readonly review: LiveReview }) {
  return coReviewers.map(({ given, family, email, orcid, conflicts }) => (
    <div key={email}>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        Reviews together with <strong>{`${given} ${family}`}</strong>
        {[` · ${email}`, orcid && ` · iD ${orcid}`]}
      </Typography>
      {conflicts.length > 0 && (
        <Alert severity="warning" sx={{ mt: 0.5, py: 0 }}>
          {conflicts.map(({ message }) => message).join(' ')}
        </Alert>
      )}
    </div>
  ));
}
