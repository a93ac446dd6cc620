import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { t } from '@quire/model/messages/t';
import { useState } from 'react';
import { call } from '../../data/calls.ts';
import { useJournalAccounts } from '../../data/live/people/journal-accounts.ts';
import { messageOf } from '../../signed-in/message-of.ts';
import { tellFailure } from '../kit/notices.ts';

interface AddFromAccountProps {
  readonly journal: string;
  /** Accounts that are already on the board. */
  readonly taken: readonly unknown[];
  readonly disabled: boolean;
  /** The details from the person's profile. */
  readonly onAdd: (member: Readonly<Record<string, unknown>>) => void;
}

/** Adds a person with a role in the journal to its board, with the details of their profile. */
export function AddFromAccount({ journal, taken, disabled, onAdd }: AddFromAccountProps) {
  const { accounts } = useJournalAccounts(journal);
  const [uid, setUid] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const offered = accounts.filter((account) => !taken.includes(account.uid));
  const nameOf = (id: string) => {
    const account = accounts.find((each) => each.uid === id);
    return account ? account.displayName || account.email : id;
  };

  async function add(account: string) {
    setBusy(true);
    try {
      onAdd({ ...(await call('boardPerson', { journal, uid: account })), account });
      setUid(null);
    } catch (error) {
      tellFailure(messageOf(error));
    } finally {
      setBusy(false);
    }
  }
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5, alignItems: 'end' }}>
      <Autocomplete
        size="small"
        options={offered.map((account) => account.uid)}
        value={uid}
        onChange={(_, chosen) => setUid(chosen)}
        getOptionLabel={nameOf}
        disabled={disabled || isBusy}
        noOptionsText={t('officeEditors.everyoneIsOnBoard')}
        sx={{ flexGrow: 1, minWidth: 220, maxWidth: 360 }}
        renderInput={(field) => (
          <TextField {...field} label={t('officeEditors.personWithAccount')} />
        )}
      />
      <Button
        variant="outlined"
        disabled={disabled || isBusy || uid === null}
        onClick={() => uid !== null && void add(uid)}
      >
        {t('officeEditors.addToBoard')}
      </Button>
    </Box>
  );
}
