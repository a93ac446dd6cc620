import type { Micros } from '../../values/micros.ts';
import { lastSegment, parentOf } from '../../values/names/document-path.ts';
import { Collection } from './collection.ts';
import { CollectionGroup } from './collection-group.ts';
import type { Change, DocumentView, Scope, StoredDocument } from './document.ts';
import type { FieldIndex } from './field-index.ts';
import { History } from './history.ts';
import type { IndexShape } from './index-shape.ts';

/** Smaller collections are looked through: keeping an index costs more than it saves. */
const INDEXED_FROM = 100;

/** The documents of one database, by collection, with a short memory of what they were before. */
export class Database implements DocumentView {
  readonly project: string;
  readonly id: string;
  readonly history = new History();
  /** Moment of the last commit. */
  lastCommit: Micros = 0;
  readonly #collections = new Map<string, Collection>();
  readonly #groups = new Map<string, CollectionGroup>();
  readonly differences: ReadonlyMap<string, StoredDocument | null> = new Map();

  readonly #indexedFrom: number;

  constructor(project: string, id: string, indexedFrom = INDEXED_FROM) {
    this.project = project;
    this.id = id;
    this.#indexedFrom = indexedFrom;
  }

  /** `projects/P/databases/D/documents` */
  get root(): string {
    return `projects/${this.project}/databases/${this.id}/documents`;
  }

  /** The full resource name of a document path. */
  nameOf(path: string): string {
    return `${this.root}/${path}`;
  }

  get(path: string): StoredDocument | null {
    return this.#collections.get(parentOf(path))?.get(path) ?? null;
  }

  documentsIn(collection: string): Iterable<StoredDocument> {
    return this.#collections.get(collection)?.documents() ?? [];
  }

  collectionPaths(): Iterable<string> {
    return this.#collections.keys();
  }

  collectionsNamed(collectionId: string): Iterable<string> {
    return this.#groups.get(collectionId)?.paths() ?? [];
  }

  index({ kind, name }: Scope, shape: IndexShape): FieldIndex | null {
    const found = kind === 'group' ? this.#groups.get(name) : this.#collections.get(name);
    return found && found.size >= this.#indexedFrom ? found.index(shape) : null;
  }

  /** Every document, for snapshots. */
  *all(): Iterable<StoredDocument> {
    for (const collection of this.#collections.values()) yield* collection.documents();
  }

  /** Applies the changes of one commit at once. */
  apply(changes: readonly Change[], time: Micros): void {
    this.history.record(changes, time);
    for (const change of changes) {
      if (change.after) this.put(change.after);
      else this.remove(change.path);
    }
    this.lastCommit = Math.max(this.lastCommit, time);
  }

  /** Puts one document in place, without history: for recovery. */
  put(document: StoredDocument): void {
    const parent = parentOf(document.path);
    const id = lastSegment(parent);
    const group = this.#groups.get(id) ?? new CollectionGroup();
    const collection = this.#collections.get(parent) ?? new Collection();
    if (collection.size === 0) {
      this.#groups.set(id, group);
      this.#collections.set(parent, collection);
      group.addCollection(parent, collection);
    }
    group.replace(collection.get(document.path), document);
    collection.put(document);
  }

  /** Takes one document away, without history: for recovery. */
  remove(path: string): void {
    const parent = parentOf(path);
    const collection = this.#collections.get(parent);
    const before = collection?.get(path);
    if (!collection || !before) return;
    const id = lastSegment(parent);
    const group = this.#groups.get(id);
    group?.replace(before, null);
    collection.remove(path);
    if (collection.size > 0) return;
    this.#collections.delete(parent);
    group?.removeCollection(parent);
    if (group?.isEmpty) this.#groups.delete(id);
  }
}
