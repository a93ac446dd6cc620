/** Where the other writers of a paper are: their carets and selections, and who is there at all. */

import { PAPER_CURSOR_EVERY_MS, PAPER_CURSOR_SHOWN_MS } from '@quire/model/entities/shared-paper';
import { compareNames } from '@quire/model/messages/names';
import { t } from '@quire/model/messages/t';
import * as Y from 'yjs';

/** A writer's caret as it is sent. */
export interface ToldCursor {
  readonly uid: string;
  /** JSON of two relative positions; '' for a writer who has left. */
  readonly cursor: string;
  /** How long ago it was told, as far as that is known. */
  readonly ageMs: number;
}

/** Firestore, or in tests something in memory. */
export interface CursorSource {
  /** May fail: the next movement tells where the caret is by then. */
  send(cursor: string): Promise<void>;
  watch(onCursors: (cursors: readonly ToldCursor[]) => void): () => void;
}

export interface Writer {
  readonly uid: string;
  readonly name: string;
  readonly color: string;
}

interface Cursor {
  readonly anchor: Y.RelativePosition;
  readonly head: Y.RelativePosition;
}

interface State {
  readonly user: { readonly name: string; readonly color: string; readonly colorLight: string };
  readonly cursor: Cursor | null;
}

interface Changes {
  readonly added: readonly number[];
  readonly updated: readonly number[];
  readonly removed: readonly number[];
}
type OnChange = (changes: Changes, origin: string) => void;

interface Other {
  readonly writer: Writer;
  readonly cursor: Cursor;
  readonly until: number;
}

/** While nobody else is there, a movement is told as seldom: it is how others learn of a writer's presence. */
const ALONE_EVERY_MS = 60_000;

/** Of each at least 4.5 : 1 with the white of a name on it, and 3 : 1 with the editor's ground, light and dark. */
const COLOURS = [
  ...['#b5500b', '#0a7d6e', '#8552c4', '#2f6fd0', '#c2356b'],
  ...['#5c7a12', '#62708a', '#8a6a2f'],
] as const;

/** The colour of a writer, the same for everybody: by their place among the writers. */
const colourOf = (writers: readonly string[], uid: string): string =>
  COLOURS[Math.max(0, writers.indexOf(uid)) % COLOURS.length] ?? COLOURS[0];

function cursorIn(told: string): Cursor | null {
  try {
    const { anchor, head } = JSON.parse(told);
    if (!anchor || !head) return null;
    return {
      anchor: Y.createRelativePositionFromJSON(anchor),
      head: Y.createRelativePositionFromJSON(head),
    };
  } catch {
    return null;
  }
}

/**
 * What `y-codemirror.next` asks of an awareness, over a channel where each message costs a write: the writer's own caret is sent
 * at most every 2.5 s, once a minute while nobody else is there, and not at all while it rests. Another's is shown for
 * 30 s after its last movement.
 */
export class PaperCursors {
  readonly doc: Y.Doc;
  readonly #uid: string;
  readonly #source: CursorSource;
  readonly #listeners = new Set<OnChange>();
  readonly #watchers = new Set<() => void>();
  readonly #others = new Map<number, Other>();
  /** What was told last, by account, and when it came. */
  readonly #told = new Map<string, ToldCursor & { readonly came: number }>();
  #writers: ReadonlyMap<string, Writer> = new Map();
  #writersAre = '';
  #own: Cursor | null = null;
  #here: readonly Writer[] = [];
  #sent = '';
  #sentAt = Number.NEGATIVE_INFINITY;
  #telling: ReturnType<typeof setTimeout> | undefined;
  #fading: ReturnType<typeof setTimeout> | undefined;
  readonly #stop: () => void;

  constructor(doc: Y.Doc, uid: string, source: CursorSource) {
    this.doc = doc;
    this.#uid = uid;
    this.#source = source;
    this.#stop = source.watch((cursors) => this.#take(cursors));
  }

  /** Who the writers are now, with their names: other people's carets are not shown. */
  setWriters(writers: readonly string[], names: Readonly<Record<string, string>>): void {
    const now = JSON.stringify([writers, names]);
    if (now === this.#writersAre) return;
    this.#writersAre = now;
    this.#writers = new Map(
      writers.map((uid) => {
        const name = names[uid] ?? t('authorPapers.coAuthor');
        return [uid, { uid, name, color: colourOf(writers, uid) }] as const;
      }),
    );
    const since = Date.now();
    this.#show(
      [...this.#told.values()].map((each) => ({ ...each, ageMs: each.ageMs + since - each.came })),
    );
  }

  getLocalState(): { cursor: Cursor | null } {
    return { cursor: this.#own };
  }

  setLocalStateField(_field: 'cursor', cursor: Cursor | null): void {
    this.#own = cursor;
    if (cursor) this.#tellSoon();
  }

  getStates(): ReadonlyMap<number, State> {
    return new Map(
      [...this.#others].map(([client, { writer, cursor }]) => {
        const { name, color } = writer;
        return [client, { user: { name, color, colorLight: `${color}33` }, cursor }];
      }),
    );
  }

  on(_event: 'change', listener: OnChange): void {
    this.#listeners.add(listener);
  }

  off(_event: 'change', listener: OnChange): void {
    this.#listeners.delete(listener);
  }

  /** The other writers who are there, by name. */
  here = (): readonly Writer[] => this.#here;

  /** Told when others come and go. */
  subscribe = (watcher: () => void): (() => void) => {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  };

  /** Tells those who are there that this writer leaves, and listens no more. */
  close(): void {
    clearTimeout(this.#telling);
    clearTimeout(this.#fading);
    this.#stop();
    if (this.#others.size > 0 && this.#sent !== '') void this.#source.send('').catch(() => {});
    this.#others.clear();
    this.#listeners.clear();
  }

  #tellSoon(): void {
    clearTimeout(this.#telling);
    const every = this.#others.size > 0 ? PAPER_CURSOR_EVERY_MS : ALONE_EVERY_MS;
    const wait = Math.max(0, this.#sentAt + every - Date.now());
    this.#telling = setTimeout(() => this.#tell(), wait);
  }

  #tell(): void {
    const told = this.#own ? JSON.stringify(this.#own) : '';
    if (told === '' || (told === this.#sent && this.#isFresh())) return;
    this.#sent = told;
    this.#sentAt = Date.now();
    this.#source.send(told).catch(() => {});
  }

  #isFresh(): boolean {
    return Date.now() - this.#sentAt < PAPER_CURSOR_SHOWN_MS;
  }

  #take(cursors: readonly ToldCursor[]): void {
    const came = Date.now();
    for (const each of cursors) this.#told.set(each.uid, { ...each, came });
    this.#show(cursors);
  }

  #show(cursors: readonly ToldCursor[]): void {
    const changes = { added: [] as number[], updated: [] as number[], removed: [] as number[] };
    const wasAlone = this.#others.size === 0;
    for (const { uid, cursor: told, ageMs } of cursors) {
      if (uid === this.#uid) continue;
      const client = this.#clientOf(uid);
      const writer = this.#writers.get(uid);
      const cursor = cursorIn(told);
      const isKnown = this.#others.has(client);
      if (writer && cursor && ageMs < PAPER_CURSOR_SHOWN_MS) {
        this.#others.set(client, {
          writer,
          cursor,
          until: Date.now() + PAPER_CURSOR_SHOWN_MS - ageMs,
        });
        changes[isKnown ? 'updated' : 'added'].push(client);
      } else if (this.#others.delete(client)) changes.removed.push(client);
    }
    this.#say(changes);
    // Whoever comes does not know yet where this caret is.
    if (wasAlone && this.#others.size > 0 && this.#own) this.#tellSoon();
  }

  /** Drops those who have not moved for long. */
  #fade(): void {
    const now = Date.now();
    const removed = [...this.#others].flatMap(([client, { until }]) =>
      until <= now ? [client] : [],
    );
    for (const client of removed) this.#others.delete(client);
    this.#say({ added: [], updated: [], removed });
  }

  #say(changes: Changes): void {
    const { added, updated, removed } = changes;
    clearTimeout(this.#fading);
    if (this.#others.size > 0) {
      const next = Math.min(...[...this.#others.values()].map(({ until }) => until));
      this.#fading = setTimeout(() => this.#fade(), Math.max(0, next - Date.now()));
    }
    if (added.length + updated.length + removed.length === 0) return;
    if (added.length + removed.length > 0) {
      this.#here = [...this.#others.values()]
        .map(({ writer }) => writer)
        .toSorted((a, b) => compareNames(a.name, b.name));
      for (const watcher of this.#watchers) watcher();
    }
    for (const listener of this.#listeners) listener(changes, 'remote');
  }

  readonly #clients = new Map<string, number>();
  /** A number for each account, as Yjs names clients; never that of this document. */
  #clientOf(uid: string): number {
    const known = this.#clients.get(uid);
    if (known !== undefined) return known;
    const client = this.#clients.size + 1 === this.doc.clientID ? -1 : this.#clients.size + 1;
    this.#clients.set(uid, client);
    return client;
  }
}
