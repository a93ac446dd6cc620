import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { TITLE_MAX_CHARACTERS } from '@quire/model/constants';
import type { Article, ArticleFile } from '@quire/model/entities/article';
import { type ErrorCode, errorMessage } from '@quire/model/errors';
import { can } from '@quire/model/roles';
import { nextArticleStatus } from '@quire/model/states/article';
import { useState } from 'react';
import { publishArticle, saveArticle } from '../../data/live/save-article.ts';
import type { Person } from '../../session/use-person.ts';
import { OfficeFrame } from '../kit/office-frame.tsx';
import { PublicationState } from './publication-state.tsx';
import { SourceAndPreview } from './source-and-preview.tsx';
import { useArticleDraft } from './use-article-draft.ts';

/** The same objects each time, so that the preview is not made anew for nothing. */
const NO_MACROS = {};
const NO_FILES: readonly ArticleFile[] = [];

interface EditorProps {
  id: string;
  article: Article;
  person: Person;
}

/** Edits one article: save makes the next version, publish shows it to readers. */
export function ArticleEditor({ id, article, person }: EditorProps) {
  const draft = useArticleDraft(id, article);
  const [busy, setBusy] = useState<'saving' | 'publishing' | null>(null);
  const [problem, setProblem] = useState<ErrorCode | null>(null);

  const mayEdit = can(person, 'article.edit', article);
  const mayPublish =
    can(person, 'article.publish', article) &&
    nextArticleStatus(article.status, 'publish') !== null;
  const titleProblem = titleProblemOf(draft.title);
  const stale = draft.base !== null && draft.base.revision !== article.revision && busy === null;

  async function save() {
    if (!draft.base || titleProblem) return;
    setBusy('saving');
    const { metadata, ...rest } = draft.base;
    const content = {
      ...rest,
      metadata: { ...metadata, title: draft.title.trim() },
      markdown: draft.markdown,
    };
    const standing = { ...article, revision: draft.base.revision };
    const refusal = await saveArticle(id, standing, content, person.uid);
    if (!refusal) draft.accept(draft.base.revision + 1);
    setProblem(refusal);
    setBusy(null);
  }

  async function publish() {
    setBusy('publishing');
    setProblem(await publishArticle(id, article));
    setBusy(null);
  }

  const actions = (
    <Stack direction="row" spacing={1}>
      <Button
        variant="outlined"
        disabled={!mayEdit || !draft.dirty || titleProblem !== null}
        loading={busy === 'saving'}
        onClick={() => void save()}
      >
        Save
      </Button>
      <Button
        variant="contained"
        disabled={!mayPublish || draft.dirty || article.publishedRevision === article.revision}
        loading={busy === 'publishing'}
        onClick={() => void publish()}
      >
        Publish
      </Button>
    </Stack>
  );

  return (
    <OfficeFrame person={person} title={article.title} actions={actions}>
      <Stack spacing={2}>
        {problem && <Alert severity="error">{errorMessage(problem)}</Alert>}
        {draft.failed && (
          <Alert severity="error">The text of this article could not be loaded.</Alert>
        )}
        {!mayEdit && <Alert severity="info">You may read this article but not change it.</Alert>}
        {stale && (
          <Alert severity="warning" action={<Button onClick={draft.discard}>Show theirs</Button>}>
            {errorMessage('save/conflict')} Copy what you want to keep before you look at the newer
            version.
          </Alert>
        )}
        {draft.recovered && (
          <Alert severity="info" action={<Button onClick={draft.discard}>Discard</Button>}>
            Your text from an earlier visit was not saved. Here it is.
          </Alert>
        )}
        <PublicationState id={id} article={article} dirty={draft.dirty} />
        <TextField
          label="Title"
          value={draft.title}
          onChange={(event) => draft.setTitle(event.target.value)}
          disabled={!mayEdit || !draft.base}
          error={draft.base !== null && titleProblem !== null}
          helperText={
            draft.base
              ? (titleProblem ?? `${draft.title.length} of ${TITLE_MAX_CHARACTERS} characters`)
              : ' '
          }
        />
        <SourceAndPreview
          markdown={draft.markdown}
          bibtex={draft.base?.bibtex ?? ''}
          macros={draft.base?.macros ?? NO_MACROS}
          files={draft.base?.files ?? NO_FILES}
          onChange={draft.setMarkdown}
          disabled={!mayEdit || !draft.base}
        />
      </Stack>
    </OfficeFrame>
  );
}

function titleProblemOf(title: string): string | null {
  if (!title.trim()) return 'An article needs a title.';
  return title.trim().length > TITLE_MAX_CHARACTERS
    ? `A title has at most ${TITLE_MAX_CHARACTERS} characters.`
    : null;
}
