import Alert from '@mui/material/Alert';
import LinearProgress from '@mui/material/LinearProgress';
import { errorMessage } from '@quire/model/errors';
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
    <OfficeFrame person={person} title="Article editor">
      <Alert severity="info">Choose an article from the list of articles.</Alert>
    </OfficeFrame>
  );
}

function OpenedArticle({ id, person }: { id: string; person: Person }) {
  const { article, loading, problem } = useArticle(id);
  if (article) return <ArticleEditor id={id} article={article} person={person} />;
  return (
    <OfficeFrame person={person} title="Article editor">
      {loading && <LinearProgress aria-label="Loading article" />}
      {!loading && (
        <Alert severity="error">
          {problem ? errorMessage(problem) : 'This article does not exist.'}
        </Alert>
      )}
    </OfficeFrame>
  );
}

/** `/admin/article_editor?article={id}`: title and text of one article, with a preview. */
export default function ArticleEditorPage() {
  return <StaffOnly>{(person) => <Opened person={person} />}</StaffOnly>;
}
