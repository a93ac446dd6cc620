import Link from '@mui/material/Link';
import { t } from '@quire/model/messages/t';
import { sharedPapersPath } from '@quire/model/submission-paths';
import { lazy, Suspense } from 'react';
import { Link as RouterLink, useSearchParams } from 'react-router';
import { AuthorPage } from '../frame/author-page.tsx';
import { PaperList } from './paper-list.tsx';

/** Apart: whoever looks at the list needs no editor. */
const PaperDesk = lazy(() => import('./paper-desk.tsx'));

/** `/submission/papers`: the papers that somebody writes; with `?paper=`, one of them in the editor. */
export default function PapersPage() {
  const [params] = useSearchParams();
  const paper = params.get('paper');
  const back = (
    <Link component={RouterLink} to={sharedPapersPath()} underline="hover">
      {t('authorPapers.papers')}
    </Link>
  );
  return (
    <AuthorPage
      title={paper === null ? t('authorPapers.papers') : t('authorPapers.writeAPaper')}
      under={sharedPapersPath()}
      eyebrow={paper !== null && back}
    >
      {(person) =>
        paper === null ? (
          <PaperList uid={person.uid} />
        ) : (
          <Suspense fallback={<p role="status">{t('authorPapers.openingEditor')}</p>}>
            <PaperDesk key={paper} id={paper} person={person} />
          </Suspense>
        )
      }
    </AuthorPage>
  );
}
