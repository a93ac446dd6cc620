import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import { standingInvoices } from '@quire/model/charges/standing-invoices';
import { openAmount, type StoredInvoice } from '@quire/model/entities/invoice';
import { t } from '@quire/model/messages/t';
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
    number ?? t('officeManuscript.draftInvoice'),
    INVOICE_STATES[state].label,
    ...(open > 0
      ? [t('officeManuscript.invoiceOpen', { amount: formatMoney(open, currency) })]
      : []),
    ...(dueAt && state !== 'cancelled'
      ? [t('officeManuscript.invoiceDue', { date: day(dueAt) })]
      : []),
  ].join(' · ');
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
        ? t('officeManuscript.invoiceCancelled')
        : dueAt
          ? t('officeManuscript.invoiceIssuedDue', { date: day(dueAt) })
          : t('officeManuscript.invoiceIssued')}
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
