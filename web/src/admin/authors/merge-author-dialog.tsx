import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { call } from '../../data/calls.ts';
import type { StoredAuthor } from '../../data/live/people/author.ts';
import { ConfirmDialog } from '../kit/confirm-dialog.tsx';
import { tell } from '../kit/notices.ts';
import { storedAuthorName } from './author-list.tsx';

interface MergeAuthorDialogProps {
  readonly author: StoredAuthor;
  /** Whom it takes in; null: nothing is asked. */
  readonly other: StoredAuthor | null;
  readonly onClose: () => void;
}

/** Asks before two records become one. */
export function MergeAuthorDialog({ author, other, onClose }: MergeAuthorDialogProps) {
  const haveTwo = other?.orcid && author.orcid && other.orcid !== author.orcid;
  async function merge() {
    if (!other) return;
    await call('mergeAuthors', { keep: author.id, merge: other.id });
    tell('Merged.', async () => {
      await call('separateAuthor', { author: other.id });
    });
  }
  return (
    <ConfirmDialog
      open={other !== null}
      title="Merge the two?"
      does="Merge"
      onConfirm={merge}
      onClose={onClose}
    >
      {other && (
        <Typography gutterBottom>
          The {other.articleCount === 1 ? 'article' : `${other.articleCount} articles`} of{' '}
          {storedAuthorName(other)} become this record’s, as do those to come. The articles
          themselves stay as they are. The two can be separated again.
        </Typography>
      )}
      {haveTwo && (
        <Alert severity="warning">
          Their ORCID iDs differ ({author.orcid}, {other.orcid}): these may be two people.
        </Alert>
      )}
    </ConfirmDialog>
  );
}
