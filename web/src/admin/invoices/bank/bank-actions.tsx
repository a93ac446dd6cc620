import Button from '@mui/material/Button';
import { t } from '@quire/model/messages/t';
import { useState } from 'react';
import { call } from '../../../data/calls.ts';
import { messageOf } from '../../../signed-in/message-of.ts';
import { tell, tellFailure } from '../../kit/notices.ts';
import { ImportStatementDialog } from './import-statement-dialog.tsx';

/** The actions above the entries: import a statement, or match the open entries again. */
export function BankActions() {
  const [isAsked, setAsked] = useState(false);
  const [isLooking, setLooking] = useState(false);
  async function matchAgain() {
    setLooking(true);
    try {
      const { changed } = await call('matchBankEntries', {});
      tell(
        changed === 0
          ? t('officeBank.noNewMatches')
          : t('officeBank.newSuggestions', { count: changed }),
      );
    } catch (error) {
      tellFailure(messageOf(error));
    } finally {
      setLooking(false);
    }
  }
  return (
    <>
      <Button variant="outlined" loading={isLooking} onClick={() => void matchAgain()}>
        {t('officeBank.matchAgain')}
      </Button>
      <Button variant="contained" onClick={() => setAsked(true)}>
        {t('officeBank.importStatement')}
      </Button>
      {isAsked && <ImportStatementDialog onClose={() => setAsked(false)} />}
    </>
  );
}
