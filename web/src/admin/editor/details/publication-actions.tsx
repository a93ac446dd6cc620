import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { Article } from '@quire/model/entities/article';
import { t } from '@quire/model/messages/t';
import { type ArticleEvent, nextArticleStatus } from '@quire/model/states/article';
import { mayCause } from '@quire/model/states/may-cause';
import { useState } from 'react';
import { call } from '../../../data/calls.ts';
import type { Person } from '../../../session/use-person.ts';
import { instant } from '../../kit/dates.ts';
import { zoneOf } from '../../kit/local-zone.ts';
import { tell } from '../../kit/notices.ts';
import { useArticleSubject } from '../use-article-subject.ts';
import { EventNoteDialog, type EventWithNote } from './event-note-dialog.tsx';
import { PublicationProposed } from './publication-proposed.tsx';
import { type PublishChoice, publish } from './publish.ts';
import { PublishDialog } from './publish-dialog.tsx';
import { RetractionProposed } from './retraction-proposed.tsx';

interface ActionsProps {
  readonly id: string;
  readonly article: Article;
  readonly person: Person;
  /** Nothing prevents publication. */
  readonly isReady: boolean;
  /** Saves unsaved changes. */
  readonly settle: () => Promise<void>;
}

/** Events that ask for a text, in the order of their buttons. */
const WORDS: readonly { event: EventWithNote; label: string; danger?: true }[] = [
  { event: 'correct', label: t('officeEditorDetails.correct') },
  { event: 'unschedule', label: t('officeEditorDetails.unschedule') },
  { event: 'concern', label: t('officeEditorDetails.concern') },
  { event: 'retract', label: t('officeEditorDetails.retract'), danger: true },
  { event: 'withdraw', label: t('officeEditorDetails.withdraw'), danger: true },
  { event: 'remove', label: t('officeEditorDetails.remove'), danger: true },
];

/** The actions that this person can take on an article in its state; each explains its effect first. */
export function PublicationActions({ id, article, person, isReady, settle }: ActionsProps) {
  const [open, setOpen] = useState<ArticleEvent | null>(null);
  const subject = useArticleSubject(article);
  const { status, revision, publishedRevision, publishAt, scheduled } = article;
  const can = (event: ArticleEvent) =>
    nextArticleStatus(status, event) !== null && mayCause(person, event, subject);
  const hasNews = revision > publishedRevision;
  const offered = WORDS.filter(
    ({ event }) =>
      can(event) &&
      !(event === 'correct' && !hasNews) &&
      !(event === 'retract' && article.retraction !== undefined),
  );

  async function publishIt(choice: PublishChoice) {
    await settle();
    await publish(id, article, choice);
  }

  async function reopen() {
    await call('reopenArticle', { article: id });
    tell(t('officeEditorDetails.reopened'));
  }

  return (
    <Stack spacing={1.5}>
      {publishAt && (
        <Alert severity="info">
          {t('officeEditorDetails.willBePublished', {
            revision: scheduled?.revision ?? revision,
            date: instant(publishAt),
            zone: zoneOf(new Date(publishAt)),
          })}
          {scheduled && scheduled.revision < revision && (
            <> {t('officeEditorDetails.newerVersion', { revision })}</>
          )}
        </Alert>
      )}
      <PublicationProposed {...{ id, article, person }} />
      <RetractionProposed {...{ id, article, person }} />
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        {can('publish') && (
          <Button
            variant="contained"
            disabled={!isReady || !hasNews}
            onClick={() => setOpen('publish')}
          >
            {publishedRevision > 0
              ? t('officeEditorDetails.publishLatest')
              : t('officeEditorDetails.publish')}
          </Button>
        )}
        {offered.map(({ event, label, danger }) => (
          <Button
            key={event}
            variant="outlined"
            color={danger ? 'error' : 'primary'}
            disabled={event === 'correct' && !isReady}
            onClick={() => setOpen(event)}
          >
            {label}
          </Button>
        ))}
        {can('reopen') && (
          <Button variant="outlined" onClick={() => void reopen()}>
            {t('officeEditorDetails.reopen')}
          </Button>
        )}
      </Stack>
      {open === 'publish' && (
        <PublishDialog
          revision={revision}
          replaces={publishedRevision}
          mayWait={can('schedule')}
          onClose={() => setOpen(null)}
          onPublish={publishIt}
        />
      )}
      {WORDS.map(({ event }) =>
        open === event ? (
          <EventNoteDialog
            key={event}
            {...{ event, id, article, settle }}
            onClose={() => setOpen(null)}
          />
        ) : null,
      )}
    </Stack>
  );
}
