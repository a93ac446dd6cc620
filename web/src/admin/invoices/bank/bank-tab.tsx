import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { t } from '@quire/model/messages/t';
import { adminInvoicesPath } from '@quire/model/office-paths';
import { useNavigate, useSearchParams } from 'react-router';
import type { Person } from '../../../session/use-person.ts';
import { RecordList } from '../../kit/list/record-list.tsx';
import { BANK_ENTRIES_ALL, BANK_ENTRIES_OPEN } from './bank-entry-list.tsx';

/** Bank entries: those to confirm, or all of them. */
export function BankTab({ person }: { readonly person: Person }) {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const view = parameters.get('view') === 'all' ? 'all' : 'open';
  return (
    <Stack spacing={2}>
      <ToggleButtonGroup
        value={view}
        exclusive
        size="small"
        aria-label={t('officeBank.whichEntries')}
        onChange={(_, chosen) =>
          chosen !== null &&
          void navigate(`${adminInvoicesPath('bank')}${chosen === 'all' ? '&view=all' : ''}`)
        }
      >
        <ToggleButton value="open">{t('officeBank.toConfirm')}</ToggleButton>
        <ToggleButton value="all">{t('officeBank.allEntries')}</ToggleButton>
      </ToggleButtonGroup>
      <RecordList
        key={view}
        person={person}
        list={view === 'all' ? BANK_ENTRIES_ALL : BANK_ENTRIES_OPEN}
      />
    </Stack>
  );
}
