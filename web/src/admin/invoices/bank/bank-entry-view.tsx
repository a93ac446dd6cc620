import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import LinearProgress from '@mui/material/LinearProgress';
import Link from '@mui/material/Link';
import { BANK_ENTRY_STATES, STATEMENT_FORMATS } from '@quire/model/entities/bank-entry';
import { errorMessage } from '@quire/model/errors';
import { printedIban } from '@quire/model/iban';
import { t } from '@quire/model/messages/t';
import { adminInvoicesPath } from '@quire/model/office-paths';
import { type ReactNode, useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { call } from '../../../data/calls.ts';
import { useBankEntry } from '../../../data/live/office/bank-entries.ts';
import { rich } from '../../../messages/rich.ts';
import type { Person } from '../../../session/use-person.ts';
import { messageOf } from '../../../signed-in/message-of.ts';
import { Panel } from '../../../signed-in/panel.tsx';
import type { Crumb } from '../../kit/crumbs.tsx';
import { day } from '../../kit/dates.ts';
import { tell, tellFailure } from '../../kit/notices.ts';
import { OfficeFrame } from '../../kit/office-frame.tsx';
import { EventHistory } from '../event-history.tsx';
import { AsideDialog } from './aside-dialog.tsx';
import { BANK_STATE_COLOURS, ENTRY_EVENTS, shownAmount } from './bank-labels.ts';
import { BookedParts } from './booked-parts.tsx';
import { BookingForm } from './booking-form.tsx';
import { NamedFacts } from './named-facts.tsx';

interface BankEntryViewProps {
  readonly person: Person;
  readonly id: string;
  readonly list: Crumb;
}

async function takeUp(id: string) {
  try {
    await call('setBankEntryAside', { entry: id, isAside: false });
    tell(t('officeBank.entryReopened'));
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
      <OfficeFrame person={person} title={t('officeBank.bankEntry')} crumbs={[list]}>
        {loading ? (
          <LinearProgress aria-label={t('office.loading')} />
        ) : (
          <Alert severity={problem ? 'error' : 'info'}>
            {problem ? errorMessage(problem) : t('officeBank.noSuchEntry')}
          </Alert>
        )}
      </OfficeFrame>
    );
  }
  const { kind, state, bookedOn, party, partyAccount, text, endToEnd, bankReference } = entry;
  const facts: readonly (readonly [string, ReactNode])[] = [
    [t('officeBank.day'), day(bookedOn)],
    [
      kind === 'credit' ? t('officeBank.paidBy') : t('officeBank.paidTo'),
      party || t('officeBank.notNamed'),
    ],
    [t('officeBank.theirAccount'), partyAccount && printedIban(partyAccount)],
    [t('officeBank.text'), text],
    [t('officeBank.endToEnd'), endToEnd],
    [t('officeBank.bankReference'), bankReference],
    [t('officeBank.ourAccount'), printedIban(entry.account)],
    [t('officeBank.statement'), STATEMENT_FORMATS[entry.format]],
  ];
  return (
    <OfficeFrame
      person={person}
      title={t('officeBank.entryTitle', { amount: shownAmount(entry), date: day(bookedOn) })}
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
              {t('officeBank.setAside')}
            </Button>
          )}
          {state === 'set_aside' && kind === 'credit' && (
            <Button variant="outlined" onClick={() => void takeUp(id)}>
              {t('officeBank.reopen')}
            </Button>
          )}
        </>
      }
    >
      {entry.isReversal && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {t('officeBank.isReversal')}
        </Alert>
      )}
      {entry.twin && state === 'open' && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {rich('officeBank.hasTwin', {
            link: (words) => (
              <Link component={RouterLink} to={adminInvoicesPath('bank', entry.twin)}>
                {words}
              </Link>
            ),
          })}
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
        <Panel isDense title={t('officeBank.bankEntry')}>
          <NamedFacts facts={facts} />
        </Panel>
        <Panel isDense title={t('officeBank.invoices')}>
          {state === 'open' ? (
            <BookingForm key={entry.about.join()} {...{ person, id, entry }} />
          ) : (
            <BookedParts entry={entry} />
          )}
        </Panel>
        <Panel isDense title={t('officeBank.history')}>
          <EventHistory events={entry.events} labels={ENTRY_EVENTS} />
        </Panel>
      </Box>
      {isAsked && <AsideDialog id={id} onClose={() => setAsked(false)} />}
    </OfficeFrame>
  );
}
