import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { t } from '@quire/model/messages/t';
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
  const [own, others] = [author.orcid, other?.orcid];
  const differing = own && others && own !== others ? { own, others } : null;
  async function merge() {
    if (!other) return;
    await call('mergeAuthors', { keep: author.id, merge: other.id });
    tell(t('officeAuthors.recordsMerged'), async () => {
      await call('separateAuthor', { author: other.id });
    });
  }
  return (
    <ConfirmDialog
      open={other !== null}
      title={t('officeAuthors.mergeTitle')}
      does={t('officeAuthors.mergeRecord')}
      onConfirm={merge}
      onClose={onClose}
    >
      {other && (
        <Typography gutterBottom>
          {t('officeAuthors.mergeText', {
            count: other.articleCount,
            name: storedAuthorName(other),
          })}
        </Typography>
      )}
      {differing && (
        <Alert severity="warning">
          {t('officeAuthors.orcidIdsDiffer', { own: differing.own, other: differing.others })}
        </Alert>
      )}
    </ConfirmDialog>
  );
}
