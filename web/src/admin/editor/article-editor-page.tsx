import Alert from '@mui/material/Alert';
import LinearProgress from '@mui/material/LinearProgress';
import { errorMessage } from '@quire/model/errors';
import { t } from '@quire/model/messages/t';
import { useSearchParams } from 'react-router';
import { useArticle } from '../../data/live/articles.ts';
import type { Person } from '../../session/use-person.ts';
import { OfficeFrame } from '../kit/office-frame.tsx';
import { StaffOnly } from '../kit/staff-only.tsx';
import { ArticleEditor } from './article-editor.tsx';

function Opened({ person }: { person: Person }) {
  const [parameters] = useSearchParams();
  const id = parameters.get('article') ?? '';
  return id ? (
    <OpenedArticle key={id} id={id} person={person} />
  ) : (
    <OfficeFrame person={person} title={t('officeEditor.title')}>
      <Alert severity="info">{t('officeEditor.noneChosen')}</Alert>
    </OfficeFrame>
  );
}

function OpenedArticle({ id, person }: { id: string; person: Person }) {
  const { article, loading, problem } = useArticle(id);
  if (article) return <ArticleEditor id={id} article={article} person={person} />;
  return (
    <OfficeFrame person={person} title={t('officeEditor.title')}>
      {loading && <LinearProgress aria-label={t('officeEditor.loadingArticle')} />}
      {!loading && (
        <Alert severity="error">
          {problem ? errorMessage(problem) : t('officeEditor.noSuchArticle')}
        </Alert>
      )}
    </OfficeFrame>
  );
}

/** `/admin/article_editor?article={id}`: title and text of one article, with a preview. */
export default function ArticleEditorPage() {
  return <StaffOnly>{(person) => <Opened person={person} />}</StaffOnly>;
}
