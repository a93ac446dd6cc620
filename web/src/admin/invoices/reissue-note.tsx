import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import {
  awaitsNewInvoice,
  standingInvoices,
  successorOf,
} from '@quire/model/charges/standing-invoices';
import type { StoredInvoice } from '@quire/model/entities/invoice';
import { t } from '@quire/model/messages/t';
import { adminInvoicePath } from '@quire/model/office-paths';
import { can } from '@quire/model/roles';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { call } from '../../data/calls.ts';
import { useInvoicesOf } from '../../data/live/office/invoices.ts';
import { rich } from '../../messages/rich.ts';
import type { Person } from '../../session/use-person.ts';
import { ConfirmDialog } from '../kit/confirm-dialog.tsx';
import { tell } from '../kit/notices.ts';
import { invoiceName } from './labels/invoice-labels.ts';

interface ReissueNoteProps {
  readonly invoice: StoredInvoice;
  readonly person: Person;
}

/** On a cancelled invoice: a link to its replacement, or a button that issues one. */
export function ReissueNote({ invoice, person }: ReissueNoteProps) {
  const isCancelled =
    invoice.kind === 'invoice' && invoice.state === 'cancelled' && invoice.submission !== '';
  const { found } = useInvoicesOf(isCancelled ? invoice.submission : null);
  const [isAsked, setAsked] = useState(false);
  if (!isCancelled || !found) return null;
  const after = successorOf(invoice, found);
  if (after) {
    return (
      <Alert severity="info" sx={{ mb: 2 }}>
        {rich('officeInvoices.replacedBy', {
          link: (words) => (
            <Link component={RouterLink} to={adminInvoicePath(after.id)}>
              {words}
            </Link>
          ),
          invoice: invoiceName(after),
        })}
      </Alert>
    );
  }
  if (!awaitsNewInvoice(invoice, found)) return null;
  const standing = standingInvoices(found);
  const isAll = standing.every(({ state }) => state === 'cancelled');
  async function reissue() {
    await call('reissueInvoice', { invoice: invoice.id });
    tell(t('officeInvoices.reissued'));
  }
  return (
    <Alert
      severity="warning"
      sx={{ mb: 2 }}
      action={
        can(person, 'invoice.issue', invoice) && (
          <Button color="inherit" size="small" onClick={() => setAsked(true)}>
            {t('officeInvoices.reissue')}
          </Button>
        )
      }
    >
      {t('officeInvoices.notReplaced')}
      <ConfirmDialog
        open={isAsked}
        title={t('officeInvoices.asksReissue')}
        does={t('officeInvoices.reissue')}
        onConfirm={reissue}
        onClose={() => setAsked(false)}
      >
        <Typography>
          {isAll && standing.length > 1
            ? t('officeInvoices.reissueAllHint', { count: standing.length })
            : t('officeInvoices.reissueOneHint')}
        </Typography>
      </ConfirmDialog>
    </Alert>
  );
}
