import Typography from '@mui/material/Typography';
import { errorMessage } from '@quire/model/errors';
import { t } from '@quire/model/messages/t';
import { submissionInvoicePath } from '@quire/model/paths';
import { useSearchParams } from 'react-router';
import { useSubmission } from '../../data/live/submissions.ts';
import { ProblemNote } from '../../signed-in/problem-note.tsx';
import { AuthorPage } from '../frame/author-page.tsx';
import { ChargeDetail } from './charge-detail.tsx';
import { ChargeList } from './charge-list.tsx';

/** `/submission/invoice`: what each submission costs; `?submission=…`: who pays for it, and its invoices. */
export default function InvoicesPage() {
  const [params] = useSearchParams();
  const id = params.get('submission');
  return (
    <AuthorPage
      title={id ? t('authorInvoices.feeAndInvoices') : t('authorInvoices.invoices')}
      under={submissionInvoicePath()}
    >
      {({ uid }) => (id ? <Detail key={id} uid={uid} id={id} /> : <ChargeList uid={uid} />)}
    </AuthorPage>
  );
}

function Detail({ uid, id }: { readonly uid: string; readonly id: string }) {
  const { submission, loading, problem } = useSubmission(id);
  if (submission && submission.owner === uid) {
    return <ChargeDetail uid={uid} submission={submission} />;
  }
  if (loading) return <Typography role="status">{t('forms.oneMoment')}</Typography>;
  // A co-author reads a manuscript, not who pays for it.
  return <ProblemNote>{errorMessage(problem ?? 'submission/not-found')}</ProblemNote>;
}
