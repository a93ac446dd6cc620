import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import LinearProgress from '@mui/material/LinearProgress';
import Link from '@mui/material/Link';
import { BANK_ENTRY_STATES, STATEMENT_FORMATS } from '@quire/model/entities/bank-entry';
import { errorMessage } from '@quire/model/errors';
import { printedIban } from '@quire/model/iban';
import { adminInvoicesPath } from '@quire/model/office-paths';
import { type ReactNode, useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { call } from '../../../data/calls.ts';
import { useBankEntry } from '../../../data/live/office/bank-entries.ts';
import type { Person } from '../../../session/use-person.ts';
import { messageOf } from '../../../signed-in/message-of.ts';
import { Panel } from '../../../signed-in/panel.tsx';
import type { Crumb } from '../../kit/crumbs.tsx';
import { day } from '../../kit/dates.ts';
import { tell, tellFailure } from '../../kit/notices.ts';
import { OfficeFrame } from '../../kit/office-frame.tsx';
import { AsideDialog } from './aside-dialog.tsx';
import { BANK_STATE_COLOURS, shownAmount } from './bank-labels.ts';
import { BookedParts } from './booked-parts.tsx';
import { BookingForm } from './booking-form.tsx';
import { EntryEvents } from './entry-events.tsx';
import { NamedFacts } from './named-facts.tsx';

interface BankEntryViewProps {
  readonly person: Person;
  readonly id: string;
  readonly list: Crumb;
}

async function takeUp(id: string) {
  try {
    await call('setBankEntryAside', { entry: id, isAside: false });
    tell('Entry reopened.');
  } catch (error) {
    tellFailure(messageOf(error));
  }
}

/** One entry of a bank statement: its details, the invoices it pays and its history. */
export function BankEntryView({ person, id, list }: BankEntryViewProps) {
  const { found: entry, loading, problem } = useBankEntry(id);
  const [isAsked, setAsked] = useState(false);
  if (!entry) {
    return (
      <OfficeFrame person={person} title="Bank entry" crumbs={[list]}>
        {loading ? (
          <LinearProgress aria-label="Loading" />
        ) : (
          <Alert severity={problem ? 'error' : 'info'}>
            {problem ? errorMessage(problem) : 'Bank entry not found.'}
          </Alert>
        )}
      </OfficeFrame>
    );
  }
  const { kind, state, bookedOn, party, partyAccount, text, endToEnd, bankReference } = entry;
  const facts: readonly (readonly [string, ReactNode])[] = [
    ['Day', day(bookedOn)],
    [kind === 'credit' ? 'Paid by' : 'Paid to', party || 'Not named'],
    ['Their account', partyAccount && printedIban(partyAccount)],
    ['Text', text],
    ['End-to-end reference', endToEnd],
    ['Bank reference', bankReference],
    ['Our account', printedIban(entry.account)],
    ['Statement', STATEMENT_FORMATS[entry.format]],
  ];
  return (
    <OfficeFrame
      person={person}
      title={`${shownAmount(entry)}, ${day(bookedOn)}`}
      crumbs={[list]}
      actions={
        <>
          <Chip
            size="small"
            variant="outlined"
            color={BANK_STATE_COLOURS[state]}
            label={BANK_ENTRY_STATES[state]}
          />
          {state === 'open' && (
            <Button variant="outlined" onClick={() => setAsked(true)}>
              Set aside
            </Button>
          )}
          {state === 'set_aside' && kind === 'credit' && (
            <Button variant="outlined" onClick={() => void takeUp(id)}>
              Reopen
            </Button>
          )}
        </>
      }
    >
      {entry.isReversal && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          The bank reverses an earlier entry with this one. Find the entry that it reverses.
        </Alert>
      )}
      {entry.twin && state === 'open' && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          Another file has{' '}
          <Link component={RouterLink} to={adminInvoicesPath('bank', entry.twin)}>
            an entry of the same day and amount
          </Link>
          . If it is the same payment, set this one aside.
        </Alert>
      )}
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        <Panel isDense title="Bank entry">
          <NamedFacts facts={facts} />
        </Panel>
        <Panel isDense title="Invoices">
          {state === 'open' ? (
            <BookingForm key={entry.about.join()} {...{ person, id, entry }} />
          ) : (
            <BookedParts entry={entry} />
          )}
        </Panel>
        <Panel isDense title="History">
          <EntryEvents entry={entry} />
        </Panel>
      </Box>
      {isAsked && <AsideDialog id={id} onClose={() => setAsked(false)} />}
    </OfficeFrame>
  );
}
