import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import type { NoticeKind } from '@quire/model/article-types';
import type { ArticleAnswer } from '@quire/model/calls/articles';
import type { Article } from '@quire/model/entities/article';
import { isOpen } from '@quire/model/entities/gate-problem';
import type { ArticleEvent } from '@quire/model/states/article';
import { type ReactNode, useState } from 'react';
import { CallError } from '../../../data/call-error.ts';
import { call } from '../../../data/calls.ts';
import { tell } from '../../kit/notices.ts';
import { NoteDialog } from './note-dialog.tsx';
import { NoticePreview } from './notice-preview.tsx';
import { WAITS } from './publish.ts';

/** The events of an article that go with words. */
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
    lead: 'Readers get the newest version, and this note with it. The version before it can still be read.',
    label: 'What was corrected',
    does: 'Publish the correction',
    least: 10,
    done: 'The corrected version is on its way to readers.',
  },
  unschedule: {
    title: 'Take the time back',
    lead: 'The article is a draft again, and its manuscript at the last proof.',
    label: 'Why',
    does: 'Take it back',
    least: 1,
    done: 'The article is a draft again.',
  },
  concern: {
    title: 'Express concern',
    lead: 'A notice appears at once, as an article of its own that both can be cited by. The article stays what it is.',
    label: 'What the notice says (Markdown)',
    does: 'Publish the notice',
    least: 40,
    done: 'The expression of concern is on its way to readers.',
    notice: 'expression-of-concern',
  },
  retract: {
    title: 'Propose to retract',
    lead: 'Another editor of the journal, or an administrator, has to confirm it. Then the article is marked, and this notice appears beside it.',
    label: 'What the notice says (Markdown)',
    does: 'Propose',
    least: 40,
    done: 'The retraction is proposed, and the journal’s other editors are told.',
    danger: true,
    notice: 'retraction',
  },
  withdraw: {
    title: 'Lay aside',
    lead: 'Readers have never seen this article and will not. It can be taken up again.',
    label: 'Why',
    does: 'Lay it aside',
    least: 1,
    done: 'The article is laid aside.',
    danger: true,
  },
  remove: {
    title: 'Remove',
    lead: 'Only where the law or somebody’s safety asks for it. The article goes for good; its address says that it was removed, when and why.',
    label: 'Why: readers will see this',
    does: 'Remove it for good',
    least: 1,
    done: 'The article is removed.',
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

/** Asks for the words of one event, shows what readers will see of them, and does it. */
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
          “{article.title}” was removed on {today}. {words}
        </Typography>
      );
    }
    if (event !== 'correct') return null;
    return (
      <Typography variant="body2">
        Versions: Corrected, {new Date().toISOString().slice(0, 10)}. {words}
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
            label="Publish a correction beside it that can be cited"
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
