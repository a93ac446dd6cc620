import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { MailOverride } from '@quire/model/entities/mail-template';
import { t } from '@quire/model/messages/t';
import { instant } from '../kit/dates.ts';
import type { WordingState } from './use-wording.ts';
import { WordingDiff } from './wording-diff.tsx';

interface WordingNotesProps {
  readonly state: WordingState;
  readonly own: MailOverride | undefined;
  readonly journal: string | null;
}

/** Shows which wording is in use, and whether another person has changed it in the meantime. */
export function WordingNotes({ state, own, journal }: WordingNotesProps) {
  const { isStale, saved, words } = state;
  if (isStale) {
    return (
      <Alert
        severity="warning"
        action={
          <>
            <Button color="inherit" size="small" onClick={state.discard}>
              {t('officeTemplates.useTheirs')}
            </Button>
            <Button color="inherit" size="small" onClick={state.keepMine}>
              {t('officeTemplates.keepMine')}
            </Button>
          </>
        }
      >
        {own
          ? t('officeTemplates.savedByOtherOn', { date: instant(own.updatedAt) })
          : t('officeTemplates.savedByOther')}
        <WordingDiff before={saved} after={words} />
      </Alert>
    );
  }
  if (journal !== null) {
    return (
      <Alert severity="info">
        {!own || own.isReset
          ? t('officeTemplates.usesWordingOfPress', { journal })
          : t('officeTemplates.wordingOfJournal', { journal, date: instant(own.updatedAt) })}
      </Alert>
    );
  }
  if (!own || own.isReset) {
    return <Alert severity="info">{t('officeTemplates.isDefaultWording')}</Alert>;
  }
  return (
    <Alert severity="info">
      {t('officeTemplates.changedFromDefault', { date: instant(own.updatedAt) })}
    </Alert>
  );
}
