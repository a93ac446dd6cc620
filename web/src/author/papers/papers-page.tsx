import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import { PAPER_PICTURE_MAX_BYTES } from '@quire/model/entities/shared-paper';
import { formatList } from '@quire/model/messages/numbers';
import { t } from '@quire/model/messages/t';
import { sharedPapersPath } from '@quire/model/submission-paths';
import { lazy, Suspense } from 'react';
import { Link as RouterLink, useSearchParams } from 'react-router';
import { fileSize } from '../../ui/text-page/file-size.ts';
import { AuthorPage } from '../frame/author-page.tsx';
import { usePicturesNotTaken } from './begun-paper.ts';
import { PaperFromEditor } from './paper-from-editor.tsx';
import { PaperList } from './paper-list.tsx';

/** Apart: whoever looks at the list needs no editor. */
const PaperDesk = lazy(() => import('./paper-desk.tsx'));

/**
 * `/submission/papers`: the papers that somebody writes; with `?paper=`, one of them in the editor; with `&from=editor`, a new
 * one with the text of the Markdown editor.
 */
export default function PapersPage() {
  const [params] = useSearchParams();
  const paper = params.get('paper');
  const picturesNotTaken = usePicturesNotTaken();
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
        ) : params.get('from') === 'editor' ? (
          <PaperFromEditor id={paper} />
        ) : (
          <Suspense fallback={<p role="status">{t('authorPapers.openingEditor')}</p>}>
            {picturesNotTaken.length > 0 && (
              <Alert severity="warning" sx={{ mb: 2 }}>
                {t('authorPapers.picturesNotTaken', {
                  count: picturesNotTaken.length,
                  names: formatList([...picturesNotTaken]),
                  size: fileSize(PAPER_PICTURE_MAX_BYTES),
                })}
              </Alert>
            )}
            <PaperDesk key={paper} id={paper} person={person} />
          </Suspense>
        )
      }
    </AuthorPage>
  );
}
