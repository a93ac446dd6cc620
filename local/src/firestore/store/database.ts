import { lastSegment, parentOf } from '../names/document-path.ts';
import type { FieldPath } from '../names/field-path.ts';
import type { Micros } from '../values/micros.ts';
import { Collection } from './collection.ts';
import type { Change, DocumentView, StoredDocument } from './document.ts';
import type { FieldIndex } from './field-index.ts';
import { History } from './history.ts';

const NOTHING: ReadonlySet<string> = new Set();
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
  readonly #groups = new Map<string, Set<string>>();

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
    return this.#groups.get(collectionId) ?? NOTHING;
  }

  indexesOf(collection: string): ((field: FieldPath) => FieldIndex) | null {
    const found = this.#collections.get(collection);
    return found && found.size >= this.#indexedFrom ? (field) => found.index(field) : null;
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
    let collection = this.#collections.get(parent);
    if (!collection) {
      collection = new Collection(this.root);
      this.#collections.set(parent, collection);
      const id = lastSegment(parent);
      const group = this.#groups.get(id) ?? new Set();
      this.#groups.set(id, group.add(parent));
    }
    collection.put(document);
  }

  /** Takes one document away, without history: for recovery. */
  remove(path: string): void {
    const parent = parentOf(path);
    const collection = this.#collections.get(parent);
    collection?.remove(path);
    if (!collection || collection.size > 0) return;
    this.#collections.delete(parent);
    const id = lastSegment(parent);
    const group = this.#groups.get(id);
    group?.delete(parent);
    if (group?.size === 0) this.#groups.delete(id);
  }
}
