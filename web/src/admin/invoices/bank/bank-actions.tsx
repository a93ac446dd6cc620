import Button from '@mui/material/Button';
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
          ? 'No new matches found.'
          : `${changed === 1 ? 'One entry has' : `${changed} entries have`} a new suggestion.`,
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
        Match again
      </Button>
      <Button variant="contained" onClick={() => setAsked(true)}>
        Import statement
      </Button>
      {isAsked && <ImportStatementDialog onClose={() => setAsked(false)} />}
    </>
  );
}
