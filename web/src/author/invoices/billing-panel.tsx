import Typography from '@mui/material/Typography';
import type { Billing } from '@quire/model/entities/billing';
import type { Profile } from '@quire/model/entities/profile';
import type { StoredSubmission } from '@quire/model/entities/submission';
import { t } from '@quire/model/messages/t';
import { useMemo } from 'react';
import { Panel } from '../../signed-in/panel.tsx';
import { BillingForm } from './billing-form.tsx';
import { type BillingValues, blankPayer } from './billing-values.ts';
import { fixedPrices } from './own-quote.ts';

interface BillingPanelProps {
  readonly uid: string;
  readonly submission: StoredSubmission;
  readonly billing: Billing | null;
  readonly profile: Profile | null;
  /** Whether it can no longer be changed, after a payment or at the end. */
  readonly isFixed: boolean;
}

/** The author from their profile, who is the default payer. */
function startOf(profile: Profile | null): BillingValues {
  const payer = blankPayer('100');
  if (!profile) return { currency: '', payers: [payer] };
  const { given, family, affiliation, country = '', email } = profile;
  return {
    currency: '',
    payers: [
      { ...payer, name: `${given} ${family}`.trim(), organisation: affiliation, country, email },
    ],
  };
}

/** The billing details of a submission. */
export function BillingPanel({ uid, submission, billing, profile, isFixed }: BillingPanelProps) {
  const start = useMemo(() => startOf(profile), [profile]);
  if (isFixed) {
    return (
      <Panel title={t('authorInvoices.billingDetails')}>
        <Typography>{t('authorInvoices.billingFixed')}</Typography>
      </Panel>
    );
  }
  const isIssued = (billing?.round ?? -1) >= 0;
  return (
    <Panel title={t('authorInvoices.billingDetails')}>
      <Typography sx={{ mb: 2, maxWidth: 'var(--measure)' }}>
        {isIssued ? t('authorInvoices.billingIssued') : t('authorInvoices.billingHint')}
      </Typography>
      <BillingForm
        {...{ uid, start, isIssued }}
        prices={fixedPrices(submission)}
        submission={submission.id}
        stored={billing?.data ?? null}
        revision={billing?.revision ?? 0}
      />
    </Panel>
  );
}
