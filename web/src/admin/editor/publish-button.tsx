import Button from '@mui/material/Button';
import type { Article } from '@quire/model/entities/article';
import { t } from '@quire/model/messages/t';
import { type ArticleEvent, nextArticleStatus } from '@quire/model/states/article';
import { mayCause } from '@quire/model/states/may-cause';
import { useState } from 'react';
import { CallError } from '../../data/call-error.ts';
import type { Person } from '../../session/use-person.ts';
import { tellFailure } from '../kit/notices.ts';
import { type PublishChoice, publish } from './details/publish.ts';
import { PublishDialog } from './details/publish-dialog.tsx';
import { useArticleSubject } from './use-article-subject.ts';

interface PublishButtonProps {
  readonly id: string;
  readonly article: Article;
  readonly person: Person;
  readonly isDirty: boolean;
  /** The gate is closed; its findings are listed under “Details”. */
  readonly onRefused: () => void;
}

/** Publishes the latest saved version, now or at a set time, if the gate is open. */
export function PublishButton({ id, article, person, isDirty, onRefused }: PublishButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const subject = useArticleSubject(article);
  const can = (event: ArticleEvent) =>
    nextArticleStatus(article.status, event) !== null && mayCause(person, event, subject);

  async function publishIt(choice: PublishChoice) {
    try {
      await publish(id, article, choice);
    } catch (error) {
      if (!(error instanceof CallError) || error.code !== 'article/gate-closed') throw error;
      tellFailure(error.message);
      onRefused();
    }
  }

  return (
    <>
      <Button
        variant="contained"
        disabled={!can('publish') || isDirty || article.publishedRevision === article.revision}
        onClick={() => setOpen(true)}
      >
        {t('officeEditor.publish')}
      </Button>
      {isOpen && (
        <PublishDialog
          revision={article.revision}
          replaces={article.publishedRevision}
          mayWait={can('schedule')}
          onClose={() => setOpen(false)}
          onPublish={publishIt}
        />
      )}
    </>
  );
}
