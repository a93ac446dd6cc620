import { createHash } from 'node:crypto';
import type { CALLS } from '@quire/model/calls/calls';
import { AUDIT, BANK_ENTRIES, BANK_STATEMENTS } from '@quire/model/collections';
import {
  type BankEntry,
  BankStatementSchema,
  type StatedEntry,
} from '@quire/model/entities/bank-entry';
import { t } from '@quire/model/messages/t';
import type { z } from 'zod';
import { inTransaction, withoutUndefined } from '../../../platform/database/transaction.ts';
import { storedText } from '../../../platform/text/stored-text.ts';
import type { Person } from '../../access/principal.ts';
import { requireInvoiceRight } from '../may-act.ts';
import type { ChargePorts } from '../ports.ts';
import { readSeller } from '../read-invoice.ts';
import { entryIds, likenessOf } from './entry-ids.ts';
import { suggestionOf } from './match-bank-entries.ts';
import { bankEntryRef, readOpenInvoices, storedEntry } from './read-bank-entry.ts';
import { readStatement } from './read-statement.ts';

type ImportPorts = Pick<ChargePorts, 'db' | 'now'>;
type Asked = z.output<typeof CALLS.importBankStatement.request>;
type Answer = z.input<typeof CALLS.importBankStatement.response>;

/** The limit of writes in one transaction, and of ids in one query. */
const CHUNK = 200;
const LIKE_AT_ONCE = 30;

const chunks = <T>(all: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, nth) =>
    all.slice(nth * size, (nth + 1) * size),
  );

/** Stored entries that resemble one of these, by their likeness key. */
async function readAlike(
  { db }: ImportPorts,
  entries: readonly StatedEntry[],
): Promise<ReadonlyMap<string, { readonly id: string; readonly format: unknown }>> {
  const found = new Map<string, { id: string; format: unknown }>();
  for (const some of chunks([...new Set(entries.map(likenessOf))], LIKE_AT_ONCE)) {
    const alike = await db.collection(BANK_ENTRIES).where('likeness', 'in', some).get();
    for (const each of alike.docs) {
      found.set(String(each.get('likeness')), { id: each.id, format: each.get('format') });
    }
  }
  return found;
}

/**
 * `importBankStatement`: stores the entries of a statement, each once however often and in whichever file it is
 * imported, with the invoices that it probably pays. Outgoing money is set aside. Books nothing. Throws `Refused`.
 */
export async function importBankStatement(
  ports: ImportPorts,
  person: Person,
  { name, data }: Asked,
): Promise<Answer> {
  const { db } = ports;
  const by = requireInvoiceRight(person, 'invoice.settle');
  const bytes = Buffer.from(data, 'base64');
  const { format, entries, leftOut } = readStatement(bytes);
  const statement = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
  const [invoices, seller, alike] = await Promise.all([
    readOpenInvoices(db),
    readSeller(db),
    readAlike(ports, entries),
  ]);
  const at = ports.now().toISOString();
  const ids = entryIds(entries);
  const read = entries.map((entry, place): { id: string; data: BankEntry } => {
    const id = ids[place] ?? '';
    const likeness = likenessOf(entry);
    const like = alike.get(likeness);
    // In the same format, a duplicate would have the same id: two similar entries of one format are two.
    const twin = like && like.id !== id && like.format !== format ? like.id : undefined;
    const isOutgoing = entry.kind === 'debit';
    return {
      id,
      data: {
        ...entry,
        ...{ statement, format, likeness, parts: [] },
        state: isOutgoing ? 'set_aside' : 'open',
        ...suggestionOf(entry, invoices),
        ...(twin === undefined ? {} : { twin }),
        events: [
          {
            ...{ event: 'import', at, by },
            ...(isOutgoing ? { text: storedText(() => t('officeJobs.outgoing')) } : {}),
          },
        ],
      },
    };
  });
  const added: BankEntry[] = [];
  for (const some of chunks(read, CHUNK)) {
    added.push(
      ...(await inTransaction(db, async (tx) => {
        const there = await tx.getAll(...some.map(({ id }) => bankEntryRef(db, id)));
        const fresh = some.filter((_, place) => !there[place]?.exists);
        for (const each of fresh) {
          tx.create(bankEntryRef(db, each.id), storedEntry(each.data));
        }
        return fresh.map((each) => each.data);
      })),
    );
  }
  const accounts = [...new Set(entries.map(({ account }) => account))].slice(0, 50);
  const days = entries.map(({ bookedOn }) => bookedOn).toSorted();
  const file = BankStatementSchema.parse({
    ...{ name, format, accounts, from: days[0], to: days.at(-1) },
    ...{ entries: entries.length, importedAt: at, by },
  });
  const ref = db.collection(BANK_STATEMENTS).doc(statement);
  await inTransaction(db, async (tx) => {
    if (!(await tx.get(ref)).exists) tx.create(ref, withoutUndefined(file));
    tx.create(db.collection(AUDIT).doc(), {
      ...{ action: 'bank.import', at, by, record: `${BANK_STATEMENTS}/${statement}` },
      ...{ name, added: added.length, entries: entries.length },
    });
  });
  const own = seller?.iban.replace(/\s/g, '') ?? '';
  return {
    ...{ format, accounts, leftOut },
    isOwnAccount: accounts.every((account) => account === own),
    added: added.length,
    known: entries.length - added.length,
    suggested: added.filter(({ suggested }) => suggested.length > 0).length,
    outgoing: added.filter(({ kind }) => kind === 'debit').length,
  };
}
