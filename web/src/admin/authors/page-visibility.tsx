import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { t } from '@quire/model/messages/t';
import { personPath } from '@quire/model/paths';
import { useState } from 'react';
import { call } from '../../data/calls.ts';
import type { StoredAuthor } from '../../data/live/people/author.ts';
import { rich } from '../../messages/rich.ts';
import type { Person } from '../../session/use-person.ts';
import { messageOf } from '../../signed-in/message-of.ts';
import { ConfirmDialog } from '../kit/confirm-dialog.tsx';
import { mayEnter } from '../kit/may-enter.ts';
import { tell, tellFailure } from '../kit/notices.ts';

const REASON_MOST = 500;

interface PageVisibilityProps {
  readonly author: StoredAuthor;
  readonly person: Person;
}

/** Whether readers find the author's page, and the button that hides it or shows it again. */
export function PageVisibility({ author, person }: PageVisibilityProps) {
  const [isAsked, setAsked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const { id, isHidden = false } = author;
  const path = personPath(id);

  async function show() {
    setBusy(true);
    try {
      await call('hideAuthorPage', { author: id, isHidden: false });
      tell(t('officeAuthors.pageWasShown'));
    } catch (error) {
      tellFailure(messageOf(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Stack spacing={1} useFlexGap sx={{ mt: 2, alignItems: 'flex-start' }}>
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        {isHidden
          ? t('officeAuthors.pageIsHidden')
          : rich('officeAuthors.pageIsPublic', {
              path,
              link: (words) => (
                <Link href={path} target="_blank" rel="noreferrer">
                  {words}
                </Link>
              ),
            })}
      </Typography>
      {mayEnter(person.claims, { action: 'journal.edit' }) && (
        <Button
          variant="outlined"
          loading={isBusy}
          onClick={() => (isHidden ? void show() : setAsked(true))}
        >
          {isHidden ? t('officeAuthors.showPage') : t('officeAuthors.hidePage')}
        </Button>
      )}
      {isAsked && <HideDialog author={author} onClose={() => setAsked(false)} />}
    </Stack>
  );
}

function HideDialog({
  author,
  onClose,
}: {
  readonly author: StoredAuthor;
  readonly onClose: () => void;
}) {
  const [words, setWords] = useState('');
  const reason = words.trim();
  async function hide() {
    await call('hideAuthorPage', { author: author.id, isHidden: true, reason });
    tell(t('officeAuthors.pageWasHidden'));
  }
  return (
    <ConfirmDialog
      open
      title={t('officeAuthors.hideTitle', { name: `${author.given} ${author.family}`.trim() })}
      does={t('officeAuthors.hidePage')}
      disabled={reason === ''}
      onConfirm={hide}
      onClose={onClose}
    >
      <Typography gutterBottom>{t('officeAuthors.hideText')}</Typography>
      <TextField
        label={t('officeAuthors.hideReason')}
        helperText={t('officeAuthors.hideReasonHint')}
        value={words}
        onChange={({ target }) => setWords(target.value)}
        slotProps={{ htmlInput: { maxLength: REASON_MOST } }}
        fullWidth
        sx={{ mt: 1 }}
      />
    </ConfirmDialog>
  );
}
