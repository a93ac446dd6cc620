import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { inPercent } from '@quire/model/charges/percent';
import { DISCOUNT_KINDS, type DiscountRequest } from '@quire/model/entities/discount';
import type { Profile } from '@quire/model/entities/profile';
import { MarkdownText } from '../../markdown-text/markdown-text.tsx';
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

function standing({ state, basisPoints, askedAt, decidedAt }: DiscountRequest): string {
  if (state === 'open') return `requested on ${invoiceDay(askedAt)}, not yet decided`;
  const day = decidedAt ? ` on ${invoiceDay(decidedAt)}` : '';
  if (state === 'refused') return `not granted${day}`;
  return `granted${day}${basisPoints ? `: ${inPercent(basisPoints)}% discount` : ''}`;
}

/** The discount requests with their decisions, and a form for a new one. */
export function DiscountPanel(props: DiscountPanelProps) {
  const { uid, submission, requests, hasVoucher, profile, isOver } = props;
  const sorted = requests.toSorted((a, b) => a.askedAt.localeCompare(b.askedAt));
  if (isOver && sorted.length === 0) return null;
  const asked = requests.filter(({ state }) => state !== 'refused').map(({ kind }) => kind);
  return (
    <Panel title="Waivers and discounts">
      {sorted.length > 0 && (
        <Box component="ul" aria-label="Requests" sx={{ m: 0, mb: 3, p: 0, listStyle: 'none' }}>
          {sorted.map((request) => (
            <Box component="li" key={request.id} sx={{ mb: 1.5 }}>
              <strong>{DISCOUNT_KINDS[request.kind]}</strong>: {standing(request)}
              {request.answer && <MarkdownText text={request.answer} />}
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
            Editors and reviewers do not see this before the decision.
          </Typography>
        </>
      )}
    </Panel>
  );
}
