import { isOnBoard } from '@quire/model/board-terms';
import { HOME_LATEST_ARTICLES } from '@quire/model/constants';
import type { Journal } from '@quire/model/entities/journal';
import type {
  ArticleCard,
  IssueCard,
  PublishedJournal,
  SpecialIssueCard,
} from '@quire/model/entities/published';
import type { ShownImage } from '@quire/model/entities/shown-image';
import { type FramedJournal, framedJournal } from '../../layouts/journal-frame-menu.ts';
import { chargesInShort } from './parts/charges-in-short.ts';
import { partSpecialIssues } from './parts/special-issues.ts';

const CALLS = 3;

/** What a journal's home is made of, and no more: all of it is embedded. */
export interface JournalHomeData {
  readonly frame: FramedJournal;
  /** Without its Markdown; of the board, those who lead it. */
  readonly journal: Journal;
  /** What authors are charged today, in short. */
  readonly charges: string;
  /** The newest issue that has articles. */
  readonly newest: IssueCard | undefined;
  readonly latest: readonly ArticleCard[];
  /** Special issues that ask for papers, without their topics. */
  readonly open: readonly SpecialIssueCard[];
  /** Its cover picture, where it has one. */
  readonly cover: ShownImage | undefined;
}

/** Takes from a journal what its home shows on a day (`2026-03-01`). */
export function journalHomeData(published: PublishedJournal, today: string): JournalHomeData {
  const { journal, issues, latest, specialIssues, more } = published;
  const { charges, ...kept } = journal;
  const board = journal.board
    .filter((member) => member.role === 'editor-in-chief' && isOnBoard(member, today))
    .map(({ bio: _, expertise: _also, photo: _too, ...member }) => member);
  return {
    frame: framedJournal(published),
    cover: more?.cover,
    journal: { ...kept, aimsScope: '', board },
    charges: chargesInShort(charges, today),
    newest: issues.find(({ articleCount }) => articleCount > 0),
    latest: latest.slice(0, HOME_LATEST_ARTICLES),
    open: partSpecialIssues(specialIssues, today)
      .open.slice(0, CALLS)
      .map((issue) => ({ ...issue, topics: [] })),
  };
}
