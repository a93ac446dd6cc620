import type { CALLS } from '@quire/model/calls/calls';
import { t } from '@quire/model/messages/t';
import type { z } from 'zod';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { Refused } from '../../../platform/errors/refused.ts';
import type { Person } from '../../access/principal.ts';
import { requireInvoiceRight } from '../may-act.ts';
import type { ChargePorts } from '../ports.ts';
import { suggestionOf } from './match-bank-entries.ts';
import {
  bankEntryRef,
  readBankEntry,
  readOpenInvoices,
  writeBankEntry,
} from './read-bank-entry.ts';

/**
 * `setBankEntryAside`: sets aside an entry that belongs to no invoice, or reopens it. Repeating the call returns the
 * same answer. Throws `Refused`: `bank/not-open` for a booked entry, `bank/outgoing` for reopening outgoing money.
 */
export async function setBankEntryAside(
  { db, now }: Pick<ChargePorts, 'db' | 'now'>,
  person: Person,
  { entry: id, isAside, reason }: z.output<typeof CALLS.setBankEntryAside.request>,
): Promise<void> {
  const by = requireInvoiceRight(person, 'invoice.settle');
  const invoices = isAside ? [] : await readOpenInvoices(db);
  await inTransaction(db, async (tx) => {
    const entry = readBankEntry(await tx.get(bankEntryRef(db, id)));
    if (entry.state === 'booked') throw new Refused('bank/not-open');
    if (entry.kind === 'debit' && !isAside) throw new Refused('bank/outgoing');
    if ((entry.state === 'set_aside') === isAside) return;
    if (isAside && reason === '') {
      const problem = { field: 'reason', message: t('refusals.reasonMissing') };
      throw new Refused('input/invalid', { field: 'reason', problems: [problem] });
    }
    const after = isAside
      ? ({ ...entry, state: 'set_aside' } as const)
      : ({ ...entry, state: 'open', ...suggestionOf(entry, invoices) } as const);
    const event = isAside ? 'set_aside' : 'take_up';
    const said = reason === '' ? {} : { text: reason };
    writeBankEntry(db, tx, id, after, { event, at: now().toISOString(), by, ...said });
  });
}
