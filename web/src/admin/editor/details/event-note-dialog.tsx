import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import type { NoticeKind } from '@quire/model/article-types';
import type { ArticleAnswer } from '@quire/model/calls/articles';
import type { Article } from '@quire/model/entities/article';
import { isOpen } from '@quire/model/entities/gate-problem';
import { longDate } from '@quire/model/messages/dates';
import { t } from '@quire/model/messages/t';
import type { ArticleEvent } from '@quire/model/states/article';
import { type ReactNode, useState } from 'react';
import { CallError } from '../../../data/call-error.ts';
import { call } from '../../../data/calls.ts';
import { tell } from '../../kit/notices.ts';
import { NoteDialog } from './note-dialog.tsx';
import { NoticePreview } from './notice-preview.tsx';
import { WAITS } from './publish.ts';

/** The events of an article that need a text. */
export type EventWithNote = Exclude<ArticleEvent, 'schedule' | 'publish' | 'reopen'>;

interface Said {
  readonly title: string;
  readonly lead: string;
  readonly label: string;
  readonly does: string;
  readonly least: number;
  readonly done: string;
  readonly danger?: true;
  readonly notice?: NoticeKind;
}

const SAID: Readonly<Record<EventWithNote, Said>> = {
  correct: {
    title: t('officeEditorDetails.correctTitle'),
    lead: t('officeEditorDetails.correctLead'),
    label: t('officeEditorDetails.correctLabel'),
    does: t('officeEditorDetails.correctDoes'),
    least: 10,
    done: t('officeEditorDetails.correctDone'),
  },
  unschedule: {
    title: t('officeEditorDetails.unscheduleTitle'),
    lead: t('officeEditorDetails.unscheduleLead'),
    label: t('officeEditorDetails.reason'),
    does: t('officeEditorDetails.unscheduleDoes'),
    least: 1,
    done: t('officeEditorDetails.unscheduleDone'),
  },
  concern: {
    title: t('officeEditorDetails.concernTitle'),
    lead: t('officeEditorDetails.concernLead'),
    label: t('officeEditorDetails.noticeText'),
    does: t('officeEditorDetails.concernDoes'),
    least: 40,
    done: t('officeEditorDetails.concernDone'),
    notice: 'expression-of-concern',
  },
  retract: {
    title: t('officeEditorDetails.retractTitle'),
    lead: t('officeEditorDetails.retractLead'),
    label: t('officeEditorDetails.noticeText'),
    does: t('officeEditorDetails.retractDoes'),
    least: 40,
    done: t('officeEditorDetails.retractDone'),
    danger: true,
    notice: 'retraction',
  },
  withdraw: {
    title: t('officeEditorDetails.withdrawTitle'),
    lead: t('officeEditorDetails.withdrawLead'),
    label: t('officeEditorDetails.reason'),
    does: t('officeEditorDetails.withdrawNow'),
    least: 1,
    done: t('officeEditorDetails.withdrawDone'),
    danger: true,
  },
  remove: {
    title: t('officeEditorDetails.removeTitle'),
    lead: t('officeEditorDetails.removeLead'),
    label: t('officeEditorDetails.removeLabel'),
    does: t('officeEditorDetails.removeDoes'),
    least: 1,
    done: t('officeEditorDetails.removeDone'),
    danger: true,
  },
};

interface WordsForProps {
  readonly event: EventWithNote;
  readonly id: string;
  readonly article: Article;
  readonly settle: () => Promise<void>;
  readonly onClose: () => void;
}

/** Asks for the text of one event, shows what readers will see of it, and triggers the event. */
export function EventNoteDialog({ event, id, article, settle, onClose }: WordsForProps) {
  const said = SAID[event];
  const [notice, setNotice] = useState(false);
  const kind = said.notice ?? (event === 'correct' && notice ? 'correction' : undefined);

  async function cause(words: string): Promise<ArticleAnswer> {
    const about = { article: id };
    switch (event) {
      case 'correct':
        await settle();
        return call('correctArticle', {
          ...about,
          revision: article.revision,
          note: words,
          notice,
        });
      case 'concern':
        return call('expressConcern', { ...about, text: words });
      case 'retract':
        return call('retractArticle', { ...about, step: 'propose', text: words });
      case 'unschedule':
        return call('unscheduleArticle', { ...about, reason: words });
      case 'withdraw':
        return call('withdrawArticle', { ...about, reason: words });
      case 'remove':
        return call('removeArticle', { ...about, reason: words });
    }
  }

  function preview(words: string): ReactNode {
    if (kind) return <NoticePreview kind={kind} title={article.title} words={words} />;
    if (event === 'remove') {
      const today = new Date().toISOString().slice(0, 10);
      return (
        <Typography variant="body2">
          {t('officeEditorDetails.removePreview', {
            title: article.title,
            date: longDate(today),
            words,
          })}
        </Typography>
      );
    }
    if (event !== 'correct') return null;
    return (
      <Typography variant="body2">
        {t('officeEditorDetails.correctPreview', {
          date: longDate(new Date().toISOString().slice(0, 10)),
          words,
        })}
      </Typography>
    );
  }

  const isSeen = kind !== undefined || event === 'remove' || event === 'correct';
  return (
    <NoteDialog
      {...said}
      danger={said.danger ?? false}
      {...(isSeen ? { preview } : {})}
      more={
        event === 'correct' && (
          <FormControlLabel
            control={<Checkbox checked={notice} onChange={(_, checked) => setNotice(checked)} />}
            label={t('officeEditorDetails.correctNotice')}
          />
        )
      }
      onClose={onClose}
      onDone={async (words) => {
        const answer = await cause(words);
        if (!isOpen(answer.problems)) throw new CallError('article/gate-closed');
        tell(answer.waits ? WAITS : said.done);
      }}
    />
  );
}
