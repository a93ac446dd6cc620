import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { DescribedTemplate } from '@quire/model/mail/registry/describe-template';
import type { MailWording } from '@quire/model/mail/registry/mail-wording';
import { useState } from 'react';
import { ConfirmDialog } from '../kit/confirm-dialog.tsx';
import { tell } from '../kit/notices.ts';
import { CompareDialog } from './compare-dialog.tsx';
import { TemplateHistory } from './template-history.tsx';
import type { WordingState } from './use-wording.ts';

interface TemplateActionsProps {
  readonly state: WordingState;
  readonly template: DescribedTemplate;
  readonly isOk: boolean;
  readonly journal: string | null;
  /** The wording that applies without this one. */
  readonly below: MailWording;
  /** Whether the journal or the press has its own wording. */
  readonly isOwn: boolean;
  readonly onSave: () => void;
  readonly onTest: () => void;
}

/** The actions on the wording, always visible. */
export function TemplateActions(props: TemplateActionsProps) {
  const { state, template, isOk, isOwn, journal, below, ...does } = props;
  const [shown, setShown] = useState<'compare' | 'history' | 'reset' | null>(null);
  const { isDirty, isStale, saving, words } = state;
  const close = () => setShown(null);
  return (
    <Paper
      variant="outlined"
      role="region"
      aria-label="Save"
      sx={{
        ...{ position: 'sticky', bottom: 0, zIndex: 2, px: 2, py: 1 },
        ...{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 },
      }}
    >
      {!template.isFixed && (
        <>
          <Typography role="status" variant="body2" color="text.secondary" sx={{ flexGrow: 1 }}>
            {saving
              ? 'Saving…'
              : isDirty
                ? 'Not saved yet. Your changes are kept on this device.'
                : 'All is saved.'}
          </Typography>
          <Button onClick={() => setShown('history')}>History</Button>
          <Button onClick={() => setShown('compare')}>Compare</Button>
          {isOwn && (
            <Button color="error" onClick={() => setShown('reset')}>
              Reset
            </Button>
          )}
        </>
      )}
      <Button disabled={!isOk} onClick={does.onTest}>
        Send test to me
      </Button>
      {!template.isFixed && (
        <Button
          variant="contained"
          loading={saving}
          disabled={!isDirty || !isOk || isStale}
          onClick={does.onSave}
        >
          Save
        </Button>
      )}
      <CompareDialog before={below} after={words} open={shown === 'compare'} onClose={close} />
      <TemplateHistory
        {...{ template, journal }}
        open={shown === 'history'}
        onClose={close}
        onTake={state.change}
      />
      <ConfirmDialog
        open={shown === 'reset'}
        title={
          journal === null ? 'Reset to the default wording?' : 'Reset to the wording of the press?'
        }
        does={journal === null ? 'Reset' : 'Reset'}
        danger
        onConfirm={async () => {
          await state.reset();
          tell(
            journal === null
              ? 'The default wording is in use again.'
              : 'The wording of the press is in use again.',
          );
        }}
        onClose={close}
      >
        This takes effect with the next e-mail. Your wording stays in the history.
      </ConfirmDialog>
    </Paper>
  );
}
