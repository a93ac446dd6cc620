import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DISCOUNT_KINDS,
  type DiscountRequest,
  discountAnswer,
} from '@quire/model/entities/discount';
import type { Profile } from '@quire/model/entities/profile';
import { t } from '@quire/model/messages/t';
import type { ReactNode } from 'react';
import { MarkdownText } from '../../markdown-text/markdown-text.tsx';
import { rich } from '../../messages/rich.ts';
import { Panel } from '../../signed-in/panel.tsx';
import { invoiceDay } from './invoice-labels.ts';
import { RequestForm } from './request-form.tsx';
import { VoucherForm } from './voucher-form.tsx';

interface DiscountPanelProps {
  readonly uid: string;
  readonly submission: string;
  readonly requests: readonly (DiscountRequest & { readonly id: string })[];
  readonly hasVoucher: boolean;
  readonly profile: Profile | null;
  /** Whether discounts are no longer possible. */
  readonly isOver: boolean;
}

function standing(request: DiscountRequest): ReactNode {
  const { state, basisPoints, askedAt, decidedAt = askedAt } = request;
  const kind = <strong>{DISCOUNT_KINDS[request.kind]}</strong>;
  if (state === 'open')
    return rich('authorInvoices.requestOpen', { kind, date: invoiceDay(askedAt) });
  const date = invoiceDay(decidedAt);
  if (state === 'refused') return rich('authorInvoices.requestRefused', { kind, date });
  if (!basisPoints) return rich('authorInvoices.requestGranted', { kind, date });
  return rich('authorInvoices.requestGrantedPercent', { kind, date, percent: basisPoints / 100 });
}

/** The discount requests with their decisions, and a form for a new one. */
export function DiscountPanel(props: DiscountPanelProps) {
  const { uid, submission, requests, hasVoucher, profile, isOver } = props;
  const sorted = requests.toSorted((a, b) => a.askedAt.localeCompare(b.askedAt));
  if (isOver && sorted.length === 0) return null;
  const asked = requests.filter(({ state }) => state !== 'refused').map(({ kind }) => kind);
  return (
    <Panel title={t('authorInvoices.waiversAndDiscounts')}>
      {sorted.length > 0 && (
        <Box
          component="ul"
          aria-label={t('authorInvoices.requests')}
          sx={{ m: 0, mb: 3, p: 0, listStyle: 'none' }}
        >
          {sorted.map((request) => (
            <Box component="li" key={request.id} sx={{ mb: 1.5 }}>
              {standing(request)}
              {discountAnswer(request) && <MarkdownText text={discountAnswer(request)} />}
            </Box>
          ))}
        </Box>
      )}
      {!isOver && (
        <>
          <RequestForm
            {...{ uid, submission, asked }}
            institution={{ name: profile?.affiliation ?? '', ror: profile?.ror ?? '' }}
          />
          {!hasVoucher && <VoucherForm uid={uid} submission={submission} />}
          <Typography sx={{ color: 'text.secondary', fontSize: 'var(--small)', mt: 2 }}>
            {t('authorInvoices.requestsConfidential')}
          </Typography>
        </>
      )}
    </Panel>
  );
}
