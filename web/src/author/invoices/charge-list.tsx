import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { StoredInvoice } from '@quire/model/entities/invoice';
import type { StoredSubmission } from '@quire/model/entities/submission';
import { errorMessage } from '@quire/model/errors';
import { t } from '@quire/model/messages/t';
import { invoicePaymentPath, submissionInvoicePath } from '@quire/model/paths';
import { Link as RouterLink } from 'react-router';
import { useOwnInvoices } from '../../data/live/charges.ts';
import { rich } from '../../messages/rich.ts';
import { ProblemNote } from '../../signed-in/problem-note.tsx';
import { useSubmissionPages } from '../kit/use-submission-pages.ts';
import { chargeAsked, describeCharge } from './describe-charge.ts';

/** The fee of each manuscript and the next step. */
export function ChargeList({ uid }: { readonly uid: string }) {
  const page = useSubmissionPages(uid);
  const invoices = useOwnInvoices(uid, null);
  if (page.problem) return <ProblemNote>{errorMessage(page.problem)}</ProblemNote>;
  if (page.loading) return <Typography role="status">{t('forms.oneMoment')}</Typography>;
  const sent = page.submissions.filter(({ state }) => state !== 'draft');
  return (
    <>
      <Typography sx={{ maxWidth: 'var(--measure)', mb: 3 }}>
        {rich('authorInvoices.feesHint', {
          link: (words) => <Link href={invoicePaymentPath()}>{words}</Link>,
        })}
      </Typography>
      {sent.length === 0 && <Typography>{t('authorInvoices.noFeesYet')}</Typography>}
      <Box
        ref={page.list}
        component="ul"
        tabIndex={-1}
        aria-label={t('authorInvoices.fees')}
        sx={{ m: 0, p: 0, listStyle: 'none', outline: 'none', scrollMarginTop: '5rem' }}
      >
        {sent.map((submission) => (
          <Charge
            key={submission.id}
            submission={submission}
            invoices={invoices.records.filter((each) => each.submission === submission.id)}
          />
        ))}
      </Box>
      {(page.next || !page.isFirst) && (
        <Box
          component="nav"
          aria-label={t('ui.pagesOfList')}
          sx={{ display: 'flex', gap: 2, mt: 2 }}
        >
          {!page.isFirst && <Button onClick={page.newer}>{t('ui.newer')}</Button>}
          {page.next && <Button onClick={page.older}>{t('ui.older')}</Button>}
        </Box>
      )}
    </>
  );
}

interface ChargeProps {
  readonly submission: StoredSubmission;
  readonly invoices: readonly StoredInvoice[];
}

function Charge({ submission, invoices }: ChargeProps) {
  const { id, number, title } = submission;
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gap: 1,
        gridTemplateColumns: { sm: 'minmax(0, 1fr) auto' },
        py: 2,
        borderBlockEnd: '1px solid var(--rule)',
      }}
    >
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Link component={RouterLink} to={submissionInvoicePath(id)}>
          {title || t('author.untitledManuscript')}
        </Link>
        <Box sx={{ color: 'text.secondary', fontSize: 'var(--small)' }}>{number}</Box>
      </Box>
      <Box sx={{ textAlign: { sm: 'end' } }}>
        <strong>{describeCharge(submission, invoices)}</strong>
        <Box sx={{ color: 'text.secondary', fontSize: 'var(--small)' }}>
          {chargeAsked(submission, invoices)}
        </Box>
      </Box>
    </Box>
  );
}
