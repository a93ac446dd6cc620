import { inLanguage } from '@quire/content/messages/in-language';
import type { CALLS } from '@quire/model/calls/calls';
import { accountStatement as statementOf } from '@quire/model/charges/account-statement';
import { AUDIT, INVOICES } from '@quire/model/collections';
import type { StoredInvoice } from '@quire/model/entities/invoice';
import { SOURCE_LANGUAGE } from '@quire/model/messages/languages';
import { t } from '@quire/model/messages/t';
import type { z } from 'zod';
import { Refused } from '../../../platform/errors/refused.ts';
import type { Person } from '../../access/principal.ts';
import { requireSeller } from '../by-hand/reckon-bill.ts';
import { requireInvoiceRight } from '../may-act.ts';
import type { ChargePorts } from '../ports.ts';
import { invoiceRef, readInvoice } from '../read-invoice.ts';

type ReportPorts = Pick<ChargePorts, 'db' | 'now'>;
type Asked = z.output<typeof CALLS.accountStatement.request>;

/** A bound above what one payer has. */
const MOST = 2_000;

/** Everything that one payer was sent, found by the address for invoices. */
async function readAccount(
  { db }: ReportPorts,
  { invoice: id, from, to }: Asked,
): Promise<{ readonly invoice: StoredInvoice; readonly all: readonly StoredInvoice[] }> {
  if (from > to) {
    const message = t('officeRefusals.daysReversed');
    throw new Refused('input/invalid', { field: 'to', problems: [{ field: 'to', message }] });
  }
  const invoice = readInvoice(await invoiceRef(db, id).get());
  const { email } = invoice.billTo;
  const found = await db
    .collection(INVOICES)
    .where('billTo.email', 'in', [...new Set([email, email.toLowerCase()])])
    .limit(MOST)
    .get();
  return { invoice, all: found.docs.map(readInvoice) };
}

/** `accountStatement`: the invoices and payments of the payer of an invoice. */
export async function accountStatement(
  ports: ReportPorts,
  person: Person,
  asked: Asked,
): Promise<z.input<typeof CALLS.accountStatement.response>> {
  requireInvoiceRight(person, 'invoice.settle');
  const { invoice, all } = await readAccount(ports, asked);
  const { organisation, name, email } = invoice.billTo;
  const parts = statementOf(all, asked).map(({ rows, ...part }) => ({ ...part, rows: [...rows] }));
  return { payer: organisation || name, email, parts };
}

/** `accountStatementFile`: the same as a PDF for the payer. */
export async function accountStatementFile(
  ports: ReportPorts,
  person: Person,
  asked: Asked,
): Promise<z.input<typeof CALLS.accountStatementFile.response>> {
  const by = requireInvoiceRight(person, 'invoice.settle');
  const { invoice, all } = await readAccount(ports, asked);
  const seller = await requireSeller(ports.db);
  const at = ports.now().toISOString();
  const { invoice: of, from, to } = asked;
  const record = `${INVOICES}/${of}`;
  await ports.db.collection(AUDIT).add({ action: 'export.statement', at, by, from, to, record });
  const { statementPdf } = await import('../document/statement-pdf.ts');
  const printed = {
    ...{ billTo: invoice.billTo, seller, from, to, at },
    parts: statementOf(all, asked),
  };
  const data = Buffer.from(
    await inLanguage(invoice.language ?? SOURCE_LANGUAGE, () => statementPdf(printed)),
  ).toString('base64');
  return { name: `statement-${from}-${to}.pdf`, type: 'application/pdf', data };
}
