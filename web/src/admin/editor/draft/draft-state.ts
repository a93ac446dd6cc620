import type { ArticleContent, ArticleVersion } from '@quire/model/entities/article';
import type { ErrorCode } from '@quire/model/errors';
import { type DraftContent, type DraftField, NO_CONTENT } from './draft-content.ts';
import type { StoredArticleDraft } from './stored-draft.ts';

/** Where drafts are loaded from and saved to. */
export interface ArticleDraftPorts {
  load(revision: number): Promise<ArticleVersion>;
  /** Saves as the next version on top of `base`; null, or the reason why not. */
  save(base: number, content: ArticleContent): Promise<ErrorCode | null>;
  keep(draft: StoredArticleDraft | null): boolean;
  kept(): StoredArticleDraft | null;
  readonly uid: string;
  readonly mayEdit: boolean;
}

/** What both people have changed in different ways. */
export interface Conflict {
  readonly theirs: ArticleVersion;
  readonly fields: readonly DraftField[];
}

/** Everything that a page shows of a draft. */
export interface DraftState {
  readonly phase: 'loading' | 'open' | 'failed';
  /** The content at the last pause in typing; the text being typed is in the editor. */
  readonly content: DraftContent;
  /** The saved version that it is based on. */
  readonly base: ArticleVersion | null;
  readonly isDirty: boolean;
  readonly isSaving: boolean;
  readonly isKept: boolean;
  readonly savedAt: string | null;
  readonly problem: ErrorCode | null;
  /** Whether unsaved text from an earlier visit was found. */
  readonly isRecovered: boolean;
  /** Another person's version that was merged into this draft, until the message is dismissed. */
  readonly merged: ArticleVersion | null;
  readonly conflict: Conflict | null;
}

/** The state of a draft that is not open yet. */
export const UNOPENED: DraftState = {
  phase: 'loading',
  content: NO_CONTENT,
  base: null,
  isDirty: false,
  isSaving: false,
  isKept: true,
  savedAt: null,
  problem: null,
  isRecovered: false,
  merged: null,
  conflict: null,
};
