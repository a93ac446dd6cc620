import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Article } from '@quire/model/entities/article';
import { t } from '@quire/model/messages/t';
import { mayCause } from '@quire/model/states/may-cause';
import { useState } from 'react';
import { call } from '../../../data/calls.ts';
import type { Person } from '../../../session/use-person.ts';
import { ConfirmDialog } from '../../kit/confirm-dialog.tsx';
import { instant } from '../../kit/dates.ts';
import { tell } from '../../kit/notices.ts';
import { useArticleSubject } from '../use-article-subject.ts';
import { NoticePreview } from './notice-preview.tsx';

interface ProposedProps {
  readonly id: string;
  readonly article: Article;
  readonly person: Person;
}

/** A retraction that waits for a second person; the person who proposed it cannot confirm it. */
export function RetractionProposed({ id, article, person }: ProposedProps) {
  const [isOpen, setOpen] = useState(false);
  const subject = useArticleSubject(article);
  const { retraction, title } = article;
  if (!retraction || !mayCause(person, 'retract', subject)) return null;
  const isOwn = retraction.by === person.uid;

  async function drop() {
    await call('retractArticle', { step: 'drop', article: id });
    tell(t('officeEditorDetails.proposalWithdrawn'));
  }

  return (
    <Alert
      severity="warning"
      action={
        <>
          {!isOwn && (
            <Button color="inherit" onClick={() => setOpen(true)}>
              {t('officeEditorDetails.readAndConfirm')}
            </Button>
          )}
          <Button color="inherit" onClick={() => void drop()}>
            {isOwn ? t('officeEditorDetails.withdrawNow') : t('officeEditorDetails.decline')}
          </Button>
        </>
      }
    >
      {isOwn
        ? t('officeEditorDetails.retractionProposedOwn', { date: instant(retraction.at) })
        : t('officeEditorDetails.retractionProposedOther', { date: instant(retraction.at) })}
      <ConfirmDialog
        open={isOpen}
        title={t('officeEditorDetails.confirmRetraction')}
        does={t('officeEditorDetails.retractArticle')}
        danger
        onConfirm={async () => {
          await call('retractArticle', {
            step: 'confirm',
            article: id,
            proposedAt: retraction.at,
          });
          tell(t('officeEditorDetails.retracted'));
        }}
        onClose={() => setOpen(false)}
      >
        <Typography gutterBottom>{t('officeEditorDetails.retractionHint')}</Typography>
        <NoticePreview kind="retraction" title={title} words={retraction.text} />
      </ConfirmDialog>
    </Alert>
  );
}
