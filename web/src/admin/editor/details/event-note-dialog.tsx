import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import type { NoticeKind } from '@quire/model/article-types';
import type { ArticleAnswer } from '@quire/model/calls/articles';
import type { Article } from '@quire/model/entities/article';
import { isOpen } from '@quire/model/entities/gate-problem';
import { longDate } from '@quire/model/messages/dates';
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
    title: 'Publish as a correction',
    lead: 'Readers see the latest version with this note. The previous version remains available.',
    label: 'What was corrected',
    does: 'Publish correction',
    least: 10,
    done: 'The corrected version is being published.',
  },
  unschedule: {
    title: 'Cancel scheduled publication',
    lead: 'The article becomes a draft again, and its manuscript returns to the last proof.',
    label: 'Reason',
    does: 'Cancel publication',
    least: 1,
    done: 'Scheduled publication cancelled. The article is a draft again.',
  },
  concern: {
    title: 'Express concern',
    lead: 'A notice is published immediately as a separate, citable article. The article itself is not changed.',
    label: 'Text of the notice (Markdown)',
    does: 'Publish notice',
    least: 40,
    done: 'The expression of concern is being published.',
    notice: 'expression-of-concern',
  },
  retract: {
    title: 'Propose retraction',
    lead: 'Another editor of the journal or an admin has to confirm it. The article is then marked as retracted and linked to this notice.',
    label: 'Text of the notice (Markdown)',
    does: 'Propose',
    least: 40,
    done: 'Retraction proposed. The journal’s other editors are notified.',
    danger: true,
    notice: 'retraction',
  },
  withdraw: {
    title: 'Withdraw from production',
    lead: 'The article has not been published and will not be. You can reopen it later.',
    label: 'Reason',
    does: 'Withdraw',
    least: 1,
    done: 'Article withdrawn from production.',
    danger: true,
  },
  remove: {
    title: 'Remove',
    lead: 'Only if the law or a person’s safety requires it. The article is deleted permanently. Its address will say that it was removed, when and why.',
    label: 'Reason (shown to readers)',
    does: 'Remove permanently',
    least: 1,
    done: 'Article removed.',
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
          “{article.title}” was removed on {longDate(today)}. {words}
        </Typography>
      );
    }
    if (event !== 'correct') return null;
    return (
      <Typography variant="body2">
        Versions: Corrected, {longDate(new Date().toISOString().slice(0, 10))}. {words}
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
            label="Also publish a citable correction notice"
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
