import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { call } from '../../data/calls.ts';
import type { StoredAuthor } from '../../data/live/people/author.ts';
import { ConfirmDialog } from '../kit/confirm-dialog.tsx';
import { tell } from '../kit/notices.ts';
import { storedAuthorName } from './author-list.tsx';

interface MergeAuthorDialogProps {
  readonly author: StoredAuthor;
  /** The record to merge into this one; null closes the dialog. */
  readonly other: StoredAuthor | null;
  readonly onClose: () => void;
}

/** Confirms the merging of two records. */
export function MergeAuthorDialog({ author, other, onClose }: MergeAuthorDialogProps) {
  const haveTwo = other?.orcid && author.orcid && other.orcid !== author.orcid;
  async function merge() {
    if (!other) return;
    await call('mergeAuthors', { keep: author.id, merge: other.id });
    tell('Records merged.', async () => {
      await call('separateAuthor', { author: other.id });
    });
  }
  return (
    <ConfirmDialog
      open={other !== null}
      title="Merge these records?"
      does="Merge"
      onConfirm={merge}
      onClose={onClose}
    >
      {other && (
        <Typography gutterBottom>
          The {other.articleCount === 1 ? 'article' : `${other.articleCount} articles`} of{' '}
          {storedAuthorName(other)} will belong to this record, as will later ones. The articles do
          not change. You can separate the records again.
        </Typography>
      )}
      {haveTwo && (
        <Alert severity="warning">
          Their ORCID iDs differ ({author.orcid}, {other.orcid}), so these may be two people.
        </Alert>
      )}
    </ConfirmDialog>
  );
}
