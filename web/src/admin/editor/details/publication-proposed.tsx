import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ArticleAnswer } from '@quire/model/calls/articles';
import type { Article, Publication } from '@quire/model/entities/article';
import { isOpen } from '@quire/model/entities/gate-problem';
import { SECOND_PERSON_REASONS } from '@quire/model/entities/second-person-reasons';
import { t } from '@quire/model/messages/t';
import { mayCause } from '@quire/model/states/may-cause';
import { useState } from 'react';
import { CallError } from '../../../data/call-error.ts';
import { call } from '../../../data/calls.ts';
import type { Person } from '../../../session/use-person.ts';
import { ConfirmDialog } from '../../kit/confirm-dialog.tsx';
import { instant } from '../../kit/dates.ts';
import { tell } from '../../kit/notices.ts';
import { useArticleSubject } from '../use-article-subject.ts';

interface ProposedProps {
  readonly id: string;
  readonly article: Article;
  readonly person: Person;
}

/** Exactly what was proposed; the function compares it. */
function publishProposed(article: string, proposed: Publication): Promise<ArticleAnswer> {
  const { event, revision, publishAt, note, notice = false } = proposed;
  if (event === 'correct')
    return call('correctArticle', { article, revision, note: note ?? '', notice });
  return call('publishArticle', {
    article,
    revision,
    ...(publishAt === undefined ? {} : { at: publishAt }),
    ...(note === undefined ? {} : { note }),
  });
}

/** What was proposed, and what this person has to do. */
function proposal({ revision, at, publishAt }: Publication, isOwn: boolean): string {
  const date = instant(at);
  if (publishAt === undefined)
    return isOwn
      ? t('officeEditorDetails.proposedOwn', { revision, date })
      : t('officeEditorDetails.proposedOther', { revision, date });
  const publishDate = instant(publishAt);
  return isOwn
    ? t('officeEditorDetails.proposedOwnTimed', { revision, date, publishDate })
    : t('officeEditorDetails.proposedOtherTimed', { revision, date, publishDate });
}

/** A version that waits for a second person; the person who proposed it cannot publish it. */
export function PublicationProposed({ id, article, person }: ProposedProps) {
  const [isConfirming, setConfirming] = useState(false);
  const subject = useArticleSubject(article);
  const { publication } = article;
  if (!publication || !mayCause(person, publication.event, subject)) return null;
  const { by, event, revision, publishAt, note, reasons } = publication;
  const isOwn = by === person.uid;

  async function confirm(proposed: Publication) {
    const { problems } = await publishProposed(id, proposed);
    if (!isOpen(problems)) throw new CallError('article/gate-closed');
    tell(
      event === 'schedule'
        ? t('officeEditorDetails.scheduled')
        : t('officeEditorDetails.beingPublished', { revision }),
    );
  }

  async function drop() {
    const reason = isOwn
      ? t('officeEditorDetails.withdrawnByProposer')
      : t('officeEditorDetails.declined');
    await call('unscheduleArticle', { article: id, reason });
    tell(t('officeEditorDetails.proposalWithdrawn'));
  }

  return (
    <Alert
      severity="warning"
      action={
        <>
          {!isOwn && (
            <Button color="inherit" onClick={() => setConfirming(true)}>
              {t('officeEditorDetails.approveAndPublish')}
            </Button>
          )}
          <Button color="inherit" onClick={() => void drop()}>
            {isOwn ? t('officeEditorDetails.withdrawNow') : t('officeEditorDetails.decline')}
          </Button>
        </>
      }
    >
      <Typography variant="body2" gutterBottom>
        {proposal(publication, isOwn)}
      </Typography>
      {reasons.map((reason) => (
        <Typography key={reason} variant="body2">
          {SECOND_PERSON_REASONS[reason]}
        </Typography>
      ))}
      <ConfirmDialog
        open={isConfirming}
        title={t('officeEditorDetails.secondPersonTitle')}
        does={
          event === 'schedule'
            ? t('officeEditorDetails.schedule')
            : t('officeEditorDetails.publishTitle')
        }
        onConfirm={() => confirm(publication)}
        onClose={() => setConfirming(false)}
      >
        <Typography gutterBottom>
          {publishAt
            ? t('officeEditorDetails.secondPersonHintTimed', { revision, date: instant(publishAt) })
            : t('officeEditorDetails.secondPersonHint', { revision })}
        </Typography>
        {note && <Typography variant="body2">{t('officeEditorDetails.note', { note })}</Typography>}
      </ConfirmDialog>
    </Alert>
  );
}
