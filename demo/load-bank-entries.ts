import { decimalAmount } from '@quire/model/currencies';
import { openAmount, type StoredInvoice } from '@quire/model/entities/invoice';
import type { Seller } from '@quire/model/entities/seller';
import { importBankStatement } from '../functions/src/domain/charges/bank/import-bank-statement.ts';

/** Who imports it. */
const FINANCE = {
  uid: 'demo-finance',
  email: 'finance@saltmarsh.example',
  claims: { roles: ['reader', 'finance'], grants: {} },
} as const;

const DAY_MS = 86_400_000;

/** The statement of last week: what the open invoices ask for, half of it, and what nobody asked for. */
function statement(invoices: readonly StoredInvoice[], { iban }: Seller, now: Date): string {
  const dayBefore = (days: number) =>
    new Date(now.getTime() - days * DAY_MS).toISOString().slice(2, 10).replaceAll('-', '');
  const open = invoices.filter((each) => openAmount(each) > 0 && each.currency === 'EUR');
  const [first, second] = open;
  const line = (days: number, mark: 'C' | 'D', amount: number, text: string, party: string) => [
    `:61:${dayBefore(days)}${mark}${decimalAmount(amount, 'EUR').replace('.', ',')}NTRFNONREF`,
    `:86:166?20SVWZ+${text}?32${party}`,
  ];
  const payerOf = ({ billTo }: StoredInvoice) => (billTo.organisation || billTo.name).slice(0, 54);
  return [
    ':20:STATEMENT',
    `:25:${iban.replaceAll(' ', '')}`,
    ':28C:00001/001',
    `:60F:C${dayBefore(7)}EUR12840,00`,
    ...(first ? line(3, 'C', openAmount(first), `Invoice ${first.number}`, payerOf(first)) : []),
    ...(second
      ? line(2, 'C', Math.floor(openAmount(second) / 2), `${second.number} part`, payerOf(second))
      : []),
    ...line(2, 'C', 4_500, 'Reprints, thank you', 'Wilma Aarestad'),
    ...line(1, 'D', 1_290, 'Account fees', 'Commerzbank'),
    `:62F:C${dayBefore(0)}EUR12840,00`,
    '-',
  ].join('\r\n');
}

/** The demo press's account: entries that wait for finance. */
export async function loadBankEntries(
  ports: Parameters<typeof importBankStatement>[0],
  invoices: readonly StoredInvoice[],
  seller: Seller,
): Promise<void> {
  const text = statement(invoices, seller, ports.now());
  const data = Buffer.from(text).toString('base64');
  await importBankStatement(ports, FINANCE, { name: 'last-week.sta', data });
}
