/** Mails institutions the reports of each month, once it is over and counted. */
import { type Customer, CustomersSchema } from '@quire/model/entities/counter';
import { usageReport } from '@quire/model/mail/account/usage-report';
import { SOURCE_LANGUAGE } from '@quire/model/messages/languages';
import { formatMonth } from '@quire/model/messages/months';
import { counterApiPath } from '@quire/model/paths';
import type { Ports } from '../../../platform/database/ports.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { readSender } from '../../outbox/correspondents.ts';
import { enqueueMails } from '../../outbox/enqueue-mail.ts';
import { customersRef, readCustomers } from './customers.ts';
import { customerReport } from './reports/customer-report.ts';
import type { Platform, Report } from './reports/make-report.ts';
import { readPlatform } from './reports/read-platform.ts';
import { readAvailable } from './reports/read-usage.ts';
import { reportKind } from './reports/report-kinds.ts';
import { reportTsv } from './reports/report-tsv.ts';

/** Standard views: of the platform, of journals, of books. */
const MAILED = ['PR_P1', 'TR_J3', 'TR_B3'] as const;
/** Of these the mail says the totals. */
const TOTALS = 'PR_P1';
const TSV = 'text/tab-separated-values';

type MailPorts = Pick<Ports, 'db' | 'bucket' | 'now' | 'origin'>;

interface Made {
  readonly name: string;
  readonly path: string;
  readonly report: Report;
}

/** Last month's file is replaced: the mail with it has been delivered or given up by then. */
const pathOf = ({ id }: Customer, report: string) => `usageReports/${id}/${report}.tsv`;

async function makeReports(
  ports: MailPorts,
  customer: Customer,
  month: string,
  platform: Platform,
): Promise<Made[]> {
  const query = new URLSearchParams({ begin_date: month, end_date: month });
  const made: Made[] = [];
  for (const id of MAILED) {
    const kind = reportKind(id);
    if (!kind) throw new Error(`counter/no-report ${id}`);
    const report = await customerReport(ports, kind, query, { institution: customer, platform });
    const path = pathOf(customer, id);
    const bytes = Buffer.from(reportTsv(report), 'utf8');
    await ports.bucket.write(path, bytes, { contentType: TSV, cacheControl: 'no-store' });
    made.push({ name: `${id}_${customer.id}_${month}.tsv`, path, report });
  }
  return made;
}

/** The sums of a report's metrics, in its order. */
function totalsOf(reports: readonly Made[]): { metric: string; total: string }[] {
  const report = reports.find(({ name }) => name.startsWith(TOTALS))?.report;
  const sums = new Map<string, number>();
  for (const { performances } of report?.items ?? [])
    for (const { counts } of performances)
      for (const [metric, months] of counts)
        for (const count of months.values()) sums.set(metric, (sums.get(metric) ?? 0) + count);
  return [...sums].map(([metric, sum]) => ({ metric, total: String(sum) }));
}

const isDue = ({ email, mailedUntil = '' }: Customer, month: string) =>
  email !== '' && mailedUntil < month;

/** Mails one institution its reports, once. Throws where the press is not set up. */
async function mailTo(ports: MailPorts, customer: Customer, month: string): Promise<boolean> {
  const { db, origin } = ports;
  const sender = await readSender(db, origin);
  if (!sender) throw new Error('press/not-set-up');
  const reports = await makeReports(ports, customer, month, await readPlatform(db, origin));
  return inTransaction(db, async (tx) => {
    const { customers } = CustomersSchema.parse((await tx.get(customersRef(db))).data() ?? {});
    const now = customers.find(({ id }) => id === customer.id);
    // It was removed, has been mailed, or no longer wants mails.
    if (!now || !isDue(now, month)) return false;
    await enqueueMails(ports, tx, [
      {
        id: `usage-report~${now.id}~${month}`,
        compose: () =>
          usageReport.render(
            {
              institution: now.name,
              month: formatMonth(month),
              url: `${origin}${counterApiPath()}/reports`,
              totals: totalsOf(reports),
            },
            sender,
          ),
        ...{ template: usageReport.name, to: [now.email], replyTo: sender.contact },
        language: SOURCE_LANGUAGE,
        attachments: reports.map(({ name, path }) => ({ name, path, type: TSV })),
      },
    ]);
    tx.set(customersRef(db), {
      customers: customers.map((each) => (each === now ? { ...each, mailedUntil: month } : each)),
    });
    return true;
  });
}

/**
 * Mails the reports of the last complete month to the institutions that have an address and did not get them yet. Months
 * before it are not made up for: they can be downloaded. Can be repeated. Resolves to how many were mailed.
 */
export async function mailReports(ports: MailPorts): Promise<number> {
  const { since, until } = await readAvailable(ports.db, ports.now());
  if (until < since) return 0;
  let mailed = 0;
  for (const customer of await readCustomers(ports.db))
    if (isDue(customer, until) && (await mailTo(ports, customer, until))) mailed += 1;
  return mailed;
}
