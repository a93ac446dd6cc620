/** Usage reports as staff look at them: of any institution, without a key. */
import type { CALLS } from '@quire/model/calls/calls';
import { WORLD } from '@quire/model/entities/counter';
import type { Asker } from '@quire/model/roles';
import type { z } from 'zod';
import { Refused } from '../../../platform/errors/refused.ts';
import { requireCustomers } from './change-customers.ts';
import { readCustomers } from './customers.ts';
import { customerReport, type ReportPorts } from './reports/customer-report.ts';
import { Excepted } from './reports/exceptions.ts';
import { THE_WORLD } from './reports/make-report.ts';
import { readPlatform } from './reports/read-platform.ts';
import { readAvailable } from './reports/read-usage.ts';
import { reportJson } from './reports/report-json.ts';
import { type ReportKind, reportKind } from './reports/report-kinds.ts';
import { reportTsv } from './reports/report-tsv.ts';

type Asked = z.output<(typeof CALLS)['usageReport']['request']>;

/** All attributes that a report can show. */
const SHOWN: Readonly<Record<ReportKind['level'], Readonly<Record<string, string>>>> = {
  platform: { attributes_to_show: 'Access_Method' },
  title: { attributes_to_show: 'YOP|Access_Type|Access_Method' },
  item: {
    attributes_to_show: 'Authors|Publication_Date|Article_Version|YOP|Access_Type|Access_Method',
    include_parent_details: 'True',
  },
};

/** The institutions, and for which months there are reports. Throws `Refused`. */
export async function customerList({ db, now }: ReportPorts, person: Asker) {
  requireCustomers(person);
  const customers = await readCustomers(db);
  return {
    customers: customers.map(({ keyHash: _, ...customer }) => customer),
    ...(await readAvailable(db, now())),
  };
}

/** A report as the text of a file, with its name. Throws `Refused`, for a period that is not over too. */
export async function officeReport(
  ports: ReportPorts,
  person: Asker,
  origin: string,
  { report, customer, begin, end, format }: Asked,
): Promise<{ name: string; text: string }> {
  requireCustomers(person);
  const kind = reportKind(report);
  const institution =
    customer === WORLD
      ? THE_WORLD
      : (await readCustomers(ports.db)).find(({ id }) => id === customer);
  if (!kind || !institution) throw new Refused('input/invalid', { field: 'customer' });
  const query = new URLSearchParams({
    ...{ begin_date: begin, end_date: end },
    ...(kind.view ? {} : SHOWN[kind.level]),
  });
  try {
    const platform = await readPlatform(ports.db, origin);
    const made = await customerReport(ports, kind, query, { institution, platform });
    const text = format === 'tsv' ? reportTsv(made) : JSON.stringify(reportJson(made), null, 2);
    return { name: `${report}_${customer}_${begin}_${end}.${format}`, text };
  } catch (error) {
    if (error instanceof Excepted) throw new Refused('input/invalid', { field: 'end' });
    throw error;
  }
}
