import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { DescribedTemplate } from '@quire/model/mail/registry/describe-template';
import type { MailWording } from '@quire/model/mail/registry/mail-wording';
import { t } from '@quire/model/messages/t';
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
      aria-label={t('office.save')}
      sx={{
        ...{ position: 'sticky', bottom: 0, zIndex: 2, px: 2, py: 1 },
        ...{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 },
      }}
    >
      {!template.isFixed && (
        <>
          <Typography role="status" variant="body2" color="text.secondary" sx={{ flexGrow: 1 }}>
            {saving
              ? t('officeTemplates.saving')
              : isDirty
                ? t('officeTemplates.notSavedYet')
                : t('officeTemplates.allSaved')}
          </Typography>
          <Button onClick={() => setShown('history')}>{t('officeTemplates.history')}</Button>
          <Button onClick={() => setShown('compare')}>{t('officeTemplates.compare')}</Button>
          {isOwn && (
            <Button color="error" onClick={() => setShown('reset')}>
              {t('officeTemplates.reset')}
            </Button>
          )}
        </>
      )}
      <Button disabled={!isOk} onClick={does.onTest}>
        {t('officeTemplates.sendTest')}
      </Button>
      {!template.isFixed && (
        <Button
          variant="contained"
          loading={saving}
          disabled={!isDirty || !isOk || isStale}
          onClick={does.onSave}
        >
          {t('office.save')}
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
          journal === null
            ? t('officeTemplates.resetToDefaultTitle')
            : t('officeTemplates.resetToPressTitle')
        }
        does={t('officeTemplates.reset')}
        danger
        onConfirm={async () => {
          await state.reset();
          tell(
            journal === null
              ? t('officeTemplates.defaultInUseAgain')
              : t('officeTemplates.pressInUseAgain'),
          );
        }}
        onClose={close}
      >
        {t('officeTemplates.resetText')}
      </ConfirmDialog>
    </Paper>
  );
}
