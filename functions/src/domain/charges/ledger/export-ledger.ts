import type { CALLS } from '@quire/model/calls/calls';
import { AUDIT, INVOICES, PRESS_SETTINGS, SETTINGS } from '@quire/model/collections';
import { AccountsSchema } from '@quire/model/entities/accounts';
import type { StoredInvoice } from '@quire/model/entities/invoice';
import { PressRecordSchema } from '@quire/model/entities/press-record';
import { t } from '@quire/model/messages/t';
import { can } from '@quire/model/roles';
import type { z } from 'zod';
import { readRecord } from '../../../platform/database/read-record.ts';
import { Refused } from '../../../platform/errors/refused.ts';
import type { Person } from '../../access/principal.ts';
import type { ChargePorts } from '../ports.ts';
import { readInvoice } from '../read-invoice.ts';
import { csvText } from './csv-text.ts';
import { isWithin, journalRows, ledgerRows } from './ledger-rows.ts';
import { zipEInvoices } from './zip-e-invoices.ts';

const PAGE = 400;
type Asked = z.output<typeof CALLS.exportLedger.request>;

/** All issued invoices: a payment of these days may be for a much older invoice, or for a newer one. */
async function allIssued({ db }: ChargePorts): Promise<StoredInvoice[]> {
  const found: StoredInvoice[] = [];
  const pages = db.collection(INVOICES).orderBy('issuedAt').limit(PAGE);
  for (let page = await pages.get(); !page.empty; ) {
    found.push(...page.docs.map(readInvoice));
    const last = page.docs.at(-1);
    if (!last || page.size < PAGE) break;
    page = await pages.startAfter(last).get();
  }
  return found;
}

/**
 * The ledger of a period: a row for each invoice, credit note, payment and refund (`csv`), or the same as double-entry
 * bookings (`accounting`), or the electronic invoices issued in it (`ubl`). Throws `Refused`.
 */
export async function exportLedger(
  ports: ChargePorts,
  person: Person,
  { from, to, format }: Asked,
): Promise<z.input<typeof CALLS.exportLedger.response>> {
  if (!can(person, 'invoice.settle')) throw new Refused('access/denied');
  if (from > to) {
    const message = t('officeRefusals.daysReversed');
    throw new Refused('input/invalid', { field: 'to', problems: [{ field: 'to', message }] });
  }
  const { uid: by } = person;
  const at = ports.now().toISOString();
  await ports.db.collection(AUDIT).add({ action: 'export.ledger', at, by, from, to, format });
  const invoices = await allIssued(ports);
  const span = { from, to };
  if (format === 'ubl') {
    const some = invoices.filter(({ issuedAt }) => isWithin(span, issuedAt));
    const data = Buffer.from(await zipEInvoices(ports, some)).toString('base64');
    return { name: `e-invoices-${from}-${to}.zip`, type: 'application/zip', text: '', data };
  }
  if (format === 'csv') return asCsv(`ledger-${from}-${to}.csv`, ledgerRows(invoices, span));
  const settings = await ports.db.collection(SETTINGS).doc(PRESS_SETTINGS).get();
  const accounts = readRecord(settings, PressRecordSchema)?.accounts ?? AccountsSchema.parse({});
  const rows = journalRows(invoices, span, accounts);
  return asCsv(`bookings-${from}-${to}.csv`, rows);
}

const asCsv = (name: string, rows: Parameters<typeof csvText>[0]) => ({
  ...{ name, type: 'text/csv;charset=utf-8' },
  text: csvText(rows),
});
