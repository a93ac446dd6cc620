import Button from '@mui/material/Button';
import type { Article } from '@quire/model/entities/article';
import { errorMessage } from '@quire/model/errors';
import { can } from '@quire/model/roles';
import { nextArticleStatus } from '@quire/model/states/article';
import { useState } from 'react';
import { publishArticle } from '../../data/live/save-article.ts';
import type { Person } from '../../session/use-person.ts';
import { tellFailure } from '../kit/notices.ts';

interface PublishButtonProps {
  readonly id: string;
  readonly article: Article;
  readonly person: Person;
  readonly isDirty: boolean;
  /** The gate is closed: what it found stands under “Details”. */
  readonly onRefused: () => void;
}

/** Shows readers the newest saved version, where the gate is open. */
export function PublishButton({ id, article, person, isDirty, onRefused }: PublishButtonProps) {
  const [isBusy, setBusy] = useState(false);
  const mayPublish =
    can(person, 'article.publish', article) &&
    nextArticleStatus(article.status, 'publish') !== null;

  async function publish() {
    setBusy(true);
    const problem = await publishArticle(id, article);
    if (problem) tellFailure(errorMessage(problem));
    if (problem === 'article/gate-closed') onRefused();
    setBusy(false);
  }

  return (
    <Button
      variant="contained"
      disabled={!mayPublish || isDirty || article.publishedRevision === article.revision}
      loading={isBusy}
      onClick={() => void publish()}
    >
      Publish
    </Button>
  );
}
