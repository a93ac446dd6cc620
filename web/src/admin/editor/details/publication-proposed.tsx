import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ArticleAnswer } from '@quire/model/calls/articles';
import type { Article, Publication } from '@quire/model/entities/article';
import { isOpen } from '@quire/model/entities/gate-problem';
import { SECOND_PERSON_REASONS } from '@quire/model/entities/second-person-reasons';
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

/** A version that waits for a second person; the person who proposed it cannot publish it. */
export function PublicationProposed({ id, article, person }: ProposedProps) {
  const [isConfirming, setConfirming] = useState(false);
  const subject = useArticleSubject(article);
  const { publication } = article;
  if (!publication || !mayCause(person, publication.event, subject)) return null;
  const { by, at, event, revision, publishAt, note, reasons } = publication;
  const isOwn = by === person.uid;

  async function confirm(proposed: Publication) {
    const { problems } = await publishProposed(id, proposed);
    if (!isOpen(problems)) throw new CallError('article/gate-closed');
    tell(
      event === 'schedule' ? 'Publication scheduled.' : `Version ${revision} is being published.`,
    );
  }

  async function drop() {
    const reason = isOwn ? 'Withdrawn by the person who proposed it.' : 'Declined.';
    await call('unscheduleArticle', { article: id, reason });
    tell('Proposal withdrawn.');
  }

  return (
    <Alert
      severity="warning"
      action={
        <>
          {!isOwn && (
            <Button color="inherit" onClick={() => setConfirming(true)}>
              Approve and publish…
            </Button>
          )}
          <Button color="inherit" onClick={() => void drop()}>
            {isOwn ? 'Withdraw' : 'Decline'}
          </Button>
        </>
      }
    >
      <Typography variant="body2" gutterBottom>
        Version {revision} was proposed for publication on {instant(at)}
        {publishAt && <>, to be published on {instant(publishAt)}</>}. A second person is required:{' '}
        {isOwn
          ? 'another member of staff has to approve it.'
          : 'please read it before you approve it.'}
      </Typography>
      {reasons.map((reason) => (
        <Typography key={reason} variant="body2">
          {SECOND_PERSON_REASONS[reason]}
        </Typography>
      ))}
      <ConfirmDialog
        open={isConfirming}
        title="Publish as second person"
        does={event === 'schedule' ? 'Schedule' : 'Publish'}
        onConfirm={() => confirm(publication)}
        onClose={() => setConfirming(false)}
      >
        <Typography gutterBottom>
          Readers will see version {revision}
          {publishAt && <> on {instant(publishAt)}</>}. The log records both names.
        </Typography>
        {note && <Typography variant="body2">Note: {note}</Typography>}
      </ConfirmDialog>
    </Alert>
  );
}
