import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { HandBillSchema, type Quotation } from '@quire/model/entities/hand-bill';
import { t } from '@quire/model/messages/t';
import { formatMoney } from '@quire/model/money';
import { adminInvoicePath } from '@quire/model/office-paths';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../../../data/calls.ts';
import { ConfirmDialog } from '../../kit/confirm-dialog.tsx';
import { tell } from '../../kit/notices.ts';

export type QuotationAsked = 'send' | 'invoice' | 'withdraw';

interface QuotationDialogsProps {
  readonly id: string;
  readonly quotation: Quotation;
  readonly asked: QuotationAsked;
  readonly onClose: () => void;
}

/** Confirms that a quotation is to be sent, invoiced or withdrawn. */
export function QuotationDialogs({ asked, ...rest }: QuotationDialogsProps) {
  const Dialog = { send: SendDialog, invoice: IssueDialog, withdraw: WithdrawDialog }[asked];
  return <Dialog {...rest} />;
}

type DialogProps = Omit<QuotationDialogsProps, 'asked'>;

function SendDialog({ id, quotation: { billTo }, onClose }: DialogProps) {
  return (
    <ConfirmDialog
      open
      title={t('officeQuotations.asksSend')}
      does={t('officeQuotations.send')}
      onConfirm={async () => {
        await call('sendQuotation', { quotation: id });
        tell(t('officeQuotations.quotationSent'));
      }}
      onClose={onClose}
    >
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        {t('officeQuotations.sendHint', { email: billTo.email })}
      </Typography>
    </ConfirmDialog>
  );
}

function IssueDialog({ id, quotation, onClose }: DialogProps) {
  const [dueOn, setDueOn] = useState('');
  // With the same key, a repeated request issues no second invoice.
  const [key] = useState(() => crypto.randomUUID());
  const navigate = useNavigate();
  async function issue() {
    const { invoice, number } = await call('writeInvoice', {
      ...{ key, quotation: id, data: HandBillSchema.parse(quotation) },
      ...(dueOn === '' ? {} : { dueOn }),
    });
    tell(t('officeQuotations.invoiceIssued', { number }));
    await navigate(adminInvoicePath(invoice));
  }
  return (
    <ConfirmDialog
      open
      title={t('officeQuotations.asksIssue')}
      does={t('officeQuotations.issueInvoice')}
      onConfirm={issue}
      onClose={onClose}
    >
      <Stack spacing={2} sx={{ pt: 1 }}>
        <Typography sx={{ overflowWrap: 'anywhere' }}>
          {t('officeQuotations.issueHint', {
            amount: formatMoney(quotation.total, quotation.currency),
            email: quotation.billTo.email,
          })}
        </Typography>
        <TextField
          type="date"
          label={t('officeQuotations.dueOn')}
          value={dueOn}
          onChange={(event) => setDueOn(event.target.value)}
          helperText={t('officeQuotations.dueOnHint')}
          slotProps={{ inputLabel: { shrink: true } }}
        />
      </Stack>
    </ConfirmDialog>
  );
}

function WithdrawDialog({ id, onClose }: DialogProps) {
  const [reason, setReason] = useState('');
  return (
    <ConfirmDialog
      open
      title={t('officeQuotations.asksWithdraw')}
      does={t('officeQuotations.withdraw')}
      danger
      disabled={reason.trim() === ''}
      onConfirm={async () => {
        await call('withdrawQuotation', { quotation: id, reason });
        tell(t('officeQuotations.quotationWithdrawn'));
      }}
      onClose={onClose}
    >
      <Stack spacing={2} sx={{ pt: 1 }}>
        <Typography>{t('officeQuotations.withdrawHint')}</Typography>
        <TextField
          label={t('officeQuotations.why')}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
          slotProps={{ htmlInput: { maxLength: 500 } }}
        />
      </Stack>
    </ConfirmDialog>
  );
}
