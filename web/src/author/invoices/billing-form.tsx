import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { Currency } from '@quire/model/currencies';
import type { BillingData } from '@quire/model/entities/billing';
import { t } from '@quire/model/messages/t';
import { formatMoney } from '@quire/model/money';
import { type FormEvent, useRef, useState } from 'react';
import { call } from '../../data/calls.ts';
import { ProblemNote } from '../../signed-in/problem-note.tsx';
import { DoneNote } from '../kit/done-note.tsx';
import { type BillingValues, readBilling } from './billing-values.ts';
import { payerFieldId } from './payer-fields.tsx';
import { PayerList } from './payer-list.tsx';
import { useBillingForm } from './use-billing-form.ts';
import { useSentForm } from './use-sent-form.ts';

interface BillingFormProps {
  readonly uid: string;
  readonly submission: string;
  readonly stored: BillingData | null;
  /** The stored revision; 0 if there is none. */
  readonly revision: number;
  readonly start: BillingValues;
  /** The prices on the day of submission, one for each currency, the journal's first. */
  readonly prices: readonly { readonly currency: Currency; readonly amount: number }[];
  /** Whether invoices have been issued. Their currency is fixed, and they are replaced by new ones. */
  readonly isIssued: boolean;
}

/** The first field with a problem, once problems are shown. */
const focusFirst = (form: HTMLFormElement | null) =>
  requestAnimationFrame(() =>
    form?.querySelector<HTMLElement>('[aria-invalid="true"]:not([disabled])')?.focus(),
  );

/** The payers, currency and shares. They are kept while they are typed and saved with one button. */
export function BillingForm(props: BillingFormProps) {
  const { submission, revision, prices, isIssued } = props;
  const form = useBillingForm(props);
  const sending = useSentForm('data.');
  const [isSaved, setSaved] = useState(false);
  const { values } = form;
  const element = useRef<HTMLFormElement>(null);
  const own = prices[0]?.currency;

  async function save(event: FormEvent) {
    event.preventDefault();
    setSaved(false);
    const read = readBilling(values);
    if ('problems' in read) {
      sending.setProblems(read.problems);
      focusFirst(element.current);
      return;
    }
    const isDone = await sending.send(() =>
      call('saveBilling', { submission, base: revision, data: read.data }),
    );
    if (!isDone) {
      focusFirst(element.current);
      return;
    }
    form.saved();
    setSaved(true);
  }
  function edit(next: BillingValues) {
    setSaved(false);
    sending.setProblems({});
    form.edit(next);
  }
  const count = Object.keys(sending.problems).length;
  return (
    <form ref={element} method="post" noValidate onSubmit={save}>
      {prices.length > 1 && isIssued && (
        <Typography sx={{ mb: 2 }}>
          {t('authorInvoices.currencyFixed', { currency: values.currency || (own ?? '') })}
        </Typography>
      )}
      {prices.length > 1 && !isIssued && (
        <TextField
          select
          id={payerFieldId('currency')}
          label={t('authorInvoices.currency')}
          value={values.currency || own}
          disabled={sending.busy}
          helperText={sending.problems.currency ?? t('authorInvoices.pricesHint')}
          error={sending.problems.currency !== undefined}
          onChange={(event) => edit({ ...values, currency: event.target.value })}
          slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
          sx={{ mb: 2.5, minWidth: '14rem' }}
        >
          {prices.map(({ currency, amount }) => (
            <option key={currency} value={currency}>
              {formatMoney(amount, currency)}
            </option>
          ))}
        </TextField>
      )}
      <PayerList
        values={values}
        problems={sending.problems}
        disabled={sending.busy}
        onChange={edit}
      />
      {form.isChanged && (
        <Alert severity="warning" sx={{ mt: 2 }}>
          {t('authorInvoices.changedElsewhere')}
          <Box sx={{ display: 'flex', gap: 1, mt: 1 }}>
            <Button size="small" onClick={form.takeTheirs}>
              {t('authorInvoices.showSavedVersion')}
            </Button>
            <Button size="small" onClick={form.keepMine}>
              {t('authorInvoices.keepMyVersion')}
            </Button>
          </Box>
        </Alert>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mt: 2.5 }}>
        <Button type="submit" variant="contained" loading={sending.busy} disabled={form.isChanged}>
          {isIssued ? t('authorInvoices.saveAndReissue') : t('authorInvoices.saveBilling')}
        </Button>
        {form.isDirty && (
          <Typography component="span" sx={{ color: 'text.secondary', fontSize: 'var(--small)' }}>
            {t('authorInvoices.notSavedYet')}
          </Typography>
        )}
      </Box>
      <DoneNote>{isSaved && !form.isDirty && t('author.saved')}</DoneNote>
      <ProblemNote>
        {count > 0 ? t('authorInvoices.fieldsToCorrect', { count }) : sending.problem}
      </ProblemNote>
    </form>
  );
}
