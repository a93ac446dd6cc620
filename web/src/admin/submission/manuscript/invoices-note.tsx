import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import { standingInvoices } from '@quire/model/charges/standing-invoices';
import { openAmount, type StoredInvoice } from '@quire/model/entities/invoice';
import { formatMoney } from '@quire/model/money';
import { adminInvoicePath } from '@quire/model/office-paths';
import { can } from '@quire/model/roles';
import { INVOICE_STATES } from '@quire/model/states/invoice';
import { Link as RouterLink } from 'react-router';
import { useInvoicesOf } from '../../../data/live/office/invoices.ts';
import type { Person } from '../../../session/use-person.ts';
import { day } from '../../kit/dates.ts';

interface InvoicesNoteProps {
  readonly person: Person;
  readonly id: string;
  /** The submission's id. */
  readonly dueAt: string | undefined;
}

const inWords = ({ number, state, dueAt, currency, ...rest }: StoredInvoice): string => {
  const open = openAmount({ state, ...rest });
  return [
    number ?? 'A draft',
    INVOICE_STATES[state].label.toLowerCase(),
    ...(open > 0 ? [`${formatMoney(open, currency)} open`] : []),
    ...(dueAt && state !== 'cancelled' ? [`due ${day(dueAt)}`] : []),
  ].join(', ');
};

/**
 * The invoices of an accepted manuscript. Finance staff see the invoices; editors see only that one exists and when
 * it is due.
 */
export function InvoicesNote({ person, id, dueAt }: InvoicesNoteProps) {
  const keepsAccounts = can(person, 'invoice.settle');
  const { found } = useInvoicesOf(keepsAccounts ? id : null);
  const standing = standingInvoices(found ?? []);
  const isUnasked = standing.some(({ state }) => state === 'cancelled');
  return (
    <Alert severity={isUnasked ? 'warning' : 'info'}>
      {isUnasked
        ? 'A credit note has cancelled an invoice that has not been replaced. The fee is unpaid until a new invoice is issued.'
        : `Invoice issued${dueAt ? `, due ${day(dueAt)}` : ''}: production starts when it is paid or waived.`}
      {standing.map((invoice) => (
        <div key={invoice.id}>
          <Link component={RouterLink} to={adminInvoicePath(invoice.id)}>
            {inWords(invoice)}
          </Link>
        </div>
      ))}
    </Alert>
  );
}
