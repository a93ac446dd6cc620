import Link from '@mui/material/Link';
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
      Papers
    </Link>
  );
  return (
    <AuthorPage
      title={paper === null ? 'Papers' : 'Write a paper'}
      under={sharedPapersPath()}
      eyebrow={paper !== null && back}
    >
      {(person) =>
        paper === null ? (
          <PaperList uid={person.uid} />
        ) : (
          <Suspense fallback={<p role="status">Opening the editor…</p>}>
            <PaperDesk key={paper} id={paper} person={person} />
          </Suspense>
        )
      }
    </AuthorPage>
  );
}
