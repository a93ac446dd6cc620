import type { ArticleVersion } from '@quire/model/entities/article';
import type { ErrorCode } from '@quire/model/errors';
import { startDraft } from '../../../drafts/draft-machine.ts';
import { createSavedDraft, later, type SavedDraft } from '../../../drafts/saved-draft.ts';
import {
  articleDraftOf,
  type DraftContent,
  differing,
  isSame,
  withDraft,
} from './draft-content.ts';
import { type ArticleDraftPorts, type DraftState, UNOPENED } from './draft-state.ts';
import { mergeDrafts } from './merge-drafts.ts';
import { contentKept } from './stored-draft.ts';
import { titleProblem } from './title-problem.ts';

/** Anything that can be turned into the text; the editor's own document becomes a string only when typing pauses. */
interface Typed {
  toString(): string;
}

export const REST_MS = 300;
export const AUTOSAVE_MS = 30_000;

/**
 * One article's draft. It is kept on the device whenever typing pauses, saved as a version after half a minute of
 * changes, and merged with what others save meanwhile.
 */
export class ArticleDraftStore {
  #state = UNOPENED;
  #draft: SavedDraft<DraftContent, ErrorCode> | null = null;
  /** The versions that the draft is based on or in conflict with, by revision. */
  readonly #versions = new Map<number, ArticleVersion>();
  #typed: Typed | null = null;
  #rest: ReturnType<typeof setTimeout> | undefined;
  #newest: number;
  #isLooking = false;
  readonly #ports: ArticleDraftPorts;
  readonly #listeners = new Set<() => void>();
  readonly #replaced = new Set<(markdown: string) => void>();

  constructor(ports: ArticleDraftPorts, revision: number) {
    this.#ports = ports;
    this.#newest = revision;
  }

  readonly state = (): DraftState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Called when the text changes other than by typing: by a merge, an import or an older version. */
  readonly onReplaced = (listener: (markdown: string) => void): (() => void) => {
    this.#replaced.add(listener);
    return () => this.#replaced.delete(listener);
  };

  async open(): Promise<void> {
    const kept = this.#ports.kept();
    try {
      const base = await this.#ports.load(Math.min(kept?.revision ?? this.#newest, this.#newest));
      const saved = articleDraftOf(base);
      const mine = kept ? { ...saved, ...contentKept(kept) } : saved;
      const isRecovered = differing(saved, mine).length > 0;
      if (kept && !isRecovered) this.#ports.keep(null);
      this.#versions.set(base.revision, base);
      this.#draft = this.#begin({ ...startDraft(saved, base.revision), mine });
      this.#draft.subscribe(this.#follow);
      this.#follow();
      this.#set({ phase: 'open', isRecovered });
      if (isRecovered) this.#draft.touch();
      await this.#look();
    } catch {
      this.#set({ phase: 'failed' });
    }
  }

  /** The text while it is typed. Cheap: it is not read until typing pauses. */
  type(text: Typed): void {
    this.#typed = text;
    if (!this.#state.isDirty) this.#set({ isDirty: true });
    clearTimeout(this.#rest);
    this.#rest = setTimeout(() => this.settle(), REST_MS);
    this.#draft?.touch();
  }

  /** Changes anything but the text being typed. */
  change(part: Partial<Omit<DraftContent, 'markdown'>>): void {
    this.#settleInto({ ...this.#current(), ...part });
  }

  /** Replaces the text, and everything that comes with the new one. */
  replace(part: Partial<DraftContent>): void {
    this.#settleInto({ ...this.#current(), ...part });
    if (part.markdown !== undefined) this.#tellReplaced(part.markdown);
  }

  /** The draft at this moment. */
  settle(): DraftContent {
    const content = this.#current();
    this.#settleInto(content);
    return content;
  }

  /** The article's record has moved to this revision. */
  remote(revision: number): void {
    this.#newest = Math.max(this.#newest, revision);
    void this.#look();
  }

  /** Saves unsaved changes now. */
  async save(): Promise<void> {
    await this.#draft?.flush();
    await this.#look();
  }

  /** Ends a conflict with the merged content, on top of the other person's version. */
  resolve(content: DraftContent): void {
    if (!this.#state.conflict) return;
    this.#forgetTyped();
    this.#draft?.resolve(content);
    this.#tellReplaced(content.markdown);
    void this.#look();
  }

  /** Discards unsaved changes. */
  discard(): void {
    this.#forgetTyped();
    this.#set({ isRecovered: false });
    this.#draft?.discard();
    this.#tellReplaced(this.#state.content.markdown);
    void this.#look();
  }

  dismissMerge(): void {
    this.#set({ merged: null });
  }

  /** Called when the page is left: everything is kept on the device, and saved if possible. */
  async leave(): Promise<void> {
    clearTimeout(this.#rest);
    await this.save();
    this.#draft?.stop();
  }

  #begin(start: Parameters<typeof createSavedDraft<DraftContent, ErrorCode>>[0]) {
    const { keep, mayEdit } = this.#ports;
    return createSavedDraft<DraftContent, ErrorCode>(start, {
      isSame: (one, other) => differing(one, other).length === 0,
      merge({ base, mine, theirs }) {
        const { content: draft, conflicts } = mergeDrafts(base, mine, theirs);
        return { draft, conflicts };
      },
      keep: (draft) =>
        keep(draft && { ...draft.mine, files: [...draft.mine.files], revision: draft.revision }),
      ...{ later, pauseMs: AUTOSAVE_MS, isSteady: true },
      maySave: ({ title }) => mayEdit && !titleProblem(title),
      settle: () => this.settle(),
      save: (content, revision) => this.#save(content, revision),
      // What another person has saved arrives first.
      again: (refusal) => (refusal === 'save/conflict' ? null : AUTOSAVE_MS),
    });
  }

  async #save(content: DraftContent, on: number) {
    const base = this.#versions.get(on);
    if (!base) return { outcome: 'refused', refusal: 'save/failed' } as const;
    const made = withDraft(base, content);
    const refusal = await this.#ports.save(on, made);
    if (refusal) return { outcome: 'refused', refusal } as const;
    const [revision, savedAt] = [on + 1, new Date().toISOString()];
    this.#versions.set(revision, { ...made, revision, savedAt, savedBy: this.#ports.uid });
    this.#newest = Math.max(this.#newest, revision);
    this.#set({ savedAt, isRecovered: false });
    return { outcome: 'saved', revision } as const;
  }

  /** Publishes the current state of the draft. */
  #follow = (): void => {
    if (!this.#draft) return;
    const { draft, isDirty, isSaving, isKept, problem } = this.#draft.view();
    const { mine, revision, conflict } = draft;
    const theirs = conflict && this.#versions.get(conflict.revision);
    const wasSaving = this.#state.isSaving;
    this.#set({
      // The same object if nothing differs, so that nothing is rendered again.
      ...(differing(this.#state.content, mine).length > 0 && { content: mine }),
      base: this.#versions.get(revision) ?? null,
      isDirty: isDirty || this.#typed !== null,
      ...{ isSaving, isKept },
      problem: problem === 'save/conflict' ? null : problem,
      conflict: conflict && theirs ? this.#conflictWith(theirs, conflict.fields) : null,
    });
    if (wasSaving && !isSaving) void this.#look();
  };

  #conflictWith(theirs: ArticleVersion, fields: readonly (keyof DraftContent)[]) {
    const { conflict } = this.#state;
    return conflict?.theirs === theirs ? conflict : { theirs, fields };
  }

  async #look(): Promise<void> {
    if (!this.#draft || this.#isLooking) return;
    const { draft, isSaving } = this.#draft.view();
    const beyond = draft.conflict?.revision ?? draft.revision;
    if (isSaving || this.#newest <= beyond) return;
    this.#isLooking = true;
    const theirs = await this.#ports.load(this.#newest).catch(() => null);
    this.#isLooking = false;
    if (!theirs || this.#draft.view().isSaving) return;
    this.#meet(this.#draft, theirs);
    await this.#look();
  }

  /** Another person has saved: the drafts are merged, or there is a conflict. */
  #meet(draft: SavedDraft<DraftContent, ErrorCode>, theirs: ArticleVersion): void {
    const mine = this.settle();
    this.#versions.set(theirs.revision, theirs);
    draft.arrived(articleDraftOf(theirs), theirs.revision);
    const { mine: content, conflict } = draft.view().draft;
    if (conflict) return;
    this.#set({ merged: differing(mine, content).length > 0 ? theirs : null });
    if (!isSame(mine, content, 'markdown')) this.#tellReplaced(content.markdown);
  }

  #current(): DraftContent {
    const { content } = this.#state;
    return this.#typed ? { ...content, markdown: this.#typed.toString() } : content;
  }

  #settleInto(content: DraftContent): void {
    this.#forgetTyped();
    if (differing(this.#state.content, content).length > 0) this.#draft?.edit(content);
    else this.#follow();
  }

  #forgetTyped(): void {
    clearTimeout(this.#rest);
    this.#typed = null;
  }

  #tellReplaced(markdown: string): void {
    for (const listener of this.#replaced) listener(markdown);
  }

  #set(part: Partial<DraftState>): void {
    const next = { ...this.#state, ...part };
    const keys = Object.keys(part) as (keyof DraftState)[];
    if (keys.every((key) => this.#state[key] === next[key])) return;
    this.#state = next;
    for (const listener of this.#listeners) listener();
  }
}
