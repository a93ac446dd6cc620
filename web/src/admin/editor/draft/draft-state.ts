import type { ArticleContent, ArticleVersion } from '@quire/model/entities/article';
import type { ErrorCode } from '@quire/model/errors';
import { type DraftContent, type DraftField, NO_CONTENT } from './draft-content.ts';
import type { StoredArticleDraft } from './stored-draft.ts';

/** Where drafts come from and go to. */
export interface ArticleDraftPorts {
  load(revision: number): Promise<ArticleVersion>;
  /** Saves as the next version on top of `base`; null, or why not. */
  save(base: number, content: ArticleContent): Promise<ErrorCode | null>;
  keep(draft: StoredArticleDraft | null): boolean;
  kept(): StoredArticleDraft | null;
  readonly uid: string;
  readonly mayEdit: boolean;
}

/** What both have changed, each in their own way. */
export interface Conflict {
  readonly theirs: ArticleVersion;
  readonly fields: readonly DraftField[];
}

/** All that a page shows of a draft. */
export interface DraftState {
  readonly phase: 'loading' | 'open' | 'failed';
  /** As typing last rested; the text that is being typed is in the editor. */
  readonly content: DraftContent;
  /** The saved version that it stands on. */
  readonly base: ArticleVersion | null;
  readonly isDirty: boolean;
  readonly isSaving: boolean;
  readonly isKept: boolean;
  readonly savedAt: string | null;
  readonly problem: ErrorCode | null;
  /** Whether text was found that an earlier visit had not saved. */
  readonly isRecovered: boolean;
  /** Somebody else's version that was put together with this draft, until it is read. */
  readonly merged: ArticleVersion | null;
  readonly conflict: Conflict | null;
}

/** Of a draft that is not open yet. */
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
