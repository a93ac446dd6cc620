import type { ArticleVersion } from '@quire/model/entities/article';
import { type DraftContent, differing, draftOf, isSame, withDraft } from './draft-content.ts';
import { type DraftPorts, type DraftState, UNOPENED } from './draft-state.ts';
import { contentKept } from './kept-draft.ts';
import { mergeDrafts } from './merge-drafts.ts';
import { titleProblem } from './title-problem.ts';

/** Anything that can become the text: the editor's own form of it is made a string only at rest. */
interface Typed {
  toString(): string;
}

export const REST_MS = 300;
export const AUTOSAVE_MS = 30_000;

/**
 * One article's draft. It is kept on the device whenever typing rests, saved as a version after half
 * a minute of change, and put together with what others save meanwhile.
 */
export class DraftStore {
  #state = UNOPENED;
  #typed: Typed | null = null;
  #rest: ReturnType<typeof setTimeout> | undefined;
  #due: ReturnType<typeof setTimeout> | undefined;
  #newest: number;
  #isLooking = false;
  readonly #ports: DraftPorts;
  readonly #listeners = new Set<() => void>();
  readonly #replaced = new Set<(markdown: string) => void>();

  constructor(ports: DraftPorts, revision: number) {
    this.#ports = ports;
    this.#newest = revision;
  }

  readonly state = (): DraftState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Told when the text is another one than was typed: by a merge, an import, a version of old. */
  readonly onReplaced = (listener: (markdown: string) => void): (() => void) => {
    this.#replaced.add(listener);
    return () => this.#replaced.delete(listener);
  };

  async open(): Promise<void> {
    const kept = this.#ports.kept();
    try {
      const base = await this.#ports.load(Math.min(kept?.revision ?? this.#newest, this.#newest));
      const saved = draftOf(base);
      const content = kept ? { ...saved, ...contentKept(kept) } : saved;
      const isRecovered = differing(saved, content).length > 0;
      if (kept && !isRecovered) this.#ports.keep(null);
      this.#set({ phase: 'open', base, content, isDirty: isRecovered, isRecovered });
      if (isRecovered) this.#plan();
      await this.#look();
    } catch {
      this.#set({ phase: 'failed' });
    }
  }

  /** The text while it is typed. Cheap: nothing is read of it before typing rests. */
  type(text: Typed): void {
    this.#typed = text;
    if (!this.#state.isDirty) this.#set({ isDirty: true });
    clearTimeout(this.#rest);
    this.#rest = setTimeout(() => this.settle(), REST_MS);
    this.#plan();
  }

  /** Changes anything but the text that is typed. */
  change(part: Partial<Omit<DraftContent, 'markdown'>>): void {
    this.#settleInto({ ...this.#current(), ...part });
    this.#plan();
  }

  /** Puts another text in place of this one, with what else came with it. */
  replace(part: Partial<DraftContent>): void {
    const content = { ...this.#current(), ...part };
    this.#settleInto(content);
    if (part.markdown !== undefined) this.#tellReplaced(content.markdown);
    this.#plan();
  }

  /** The draft as it is this very moment. */
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

  /** Saves now what is not saved. */
  async save(): Promise<void> {
    clearTimeout(this.#due);
    this.#due = undefined;
    const content = this.settle();
    const { base, isDirty, isSaving, conflict } = this.#state;
    if (
      !base ||
      !isDirty ||
      isSaving ||
      conflict ||
      !this.#ports.mayEdit ||
      titleProblem(content.title)
    )
      return;
    this.#set({ isSaving: true, problem: null });
    const made = withDraft(base, content);
    const problem = await this.#ports.save(base.revision, made);
    if (problem)
      this.#set({ isSaving: false, problem: problem === 'save/conflict' ? null : problem });
    else {
      const savedAt = new Date().toISOString();
      const revision = base.revision + 1;
      const next: ArticleVersion = { ...made, revision, savedAt, savedBy: this.#ports.uid };
      this.#newest = Math.max(this.#newest, revision);
      this.#set({ isSaving: false, base: next, savedAt, isRecovered: false });
      this.#settleInto(this.#current());
      if (this.#state.isDirty) this.#plan();
    }
    if (problem && problem !== 'save/conflict') this.#plan();
    await this.#look();
  }

  /** Ends a conflict: this is what both want, on top of theirs. */
  resolve(content: DraftContent): void {
    const { conflict } = this.#state;
    if (!conflict) return;
    this.#set({ conflict: null, base: conflict.theirs });
    this.replace(content);
    void this.#look();
  }

  /** Throws away what is not saved. */
  discard(): void {
    const base = this.#state.conflict?.theirs ?? this.#state.base;
    if (!base) return;
    this.#set({ base, conflict: null, isRecovered: false });
    this.replace(draftOf(base));
    void this.#look();
  }

  dismissMerge(): void {
    this.#set({ merged: null });
  }

  /** The page is being left: everything is kept, and saved where that still works. */
  async leave(): Promise<void> {
    clearTimeout(this.#rest);
    await this.save();
    clearTimeout(this.#due);
  }

  async #look(): Promise<void> {
    const { base, phase, isSaving, conflict } = this.#state;
    const beyond = conflict?.theirs.revision ?? base?.revision ?? 0;
    if (phase !== 'open' || isSaving || this.#isLooking || this.#newest <= beyond) return;
    this.#isLooking = true;
    const theirs = await this.#ports.load(this.#newest).catch(() => null);
    this.#isLooking = false;
    if (!theirs || !this.#state.base || this.#state.isSaving) return;
    this.#meet(theirs, this.#state.base);
    await this.#look();
  }

  /** Somebody else has saved: both drafts become one, or a question. */
  #meet(theirs: ArticleVersion, base: ArticleVersion): void {
    const mine = this.#current();
    const { content, conflicts } = mergeDrafts(draftOf(base), mine, draftOf(theirs));
    if (conflicts.length > 0) {
      this.#set({ conflict: { theirs, fields: conflicts } });
      this.#keep(mine);
      return;
    }
    this.#set({
      base: theirs,
      merged: differing(mine, content).length > 0 ? theirs : null,
      conflict: null,
    });
    this.#settleInto(content);
    if (this.#state.isDirty) this.#plan();
    if (!isSame(mine, content, 'markdown')) this.#tellReplaced(content.markdown);
  }

  #current(): DraftContent {
    const { content } = this.#state;
    return this.#typed ? { ...content, markdown: this.#typed.toString() } : content;
  }

  #settleInto(content: DraftContent): void {
    clearTimeout(this.#rest);
    this.#typed = null;
    const { base } = this.#state;
    const changed = differing(this.#state.content, content);
    const isDirty = base !== null && differing(draftOf(base), content).length > 0;
    // The same object where nothing differs, so that nothing is rendered for it.
    this.#set({ isDirty, ...(changed.length > 0 ? { content } : {}) });
    if (!isDirty) {
      clearTimeout(this.#due);
      this.#due = undefined;
    }
    this.#keep(isDirty ? content : null);
  }

  #keep(content: DraftContent | null): void {
    const revision = this.#state.base?.revision;
    const isKept = this.#ports.keep(
      content && revision ? { ...content, files: [...content.files], revision } : null,
    );
    if (isKept !== this.#state.isKept) this.#set({ isKept });
  }

  #plan(): void {
    if (this.#ports.mayEdit) this.#due ??= setTimeout(() => void this.save(), AUTOSAVE_MS);
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
