import type { Query } from '../query/query.ts';
import { couldMatch, runQuery } from '../query/run-query.ts';
import type { Context } from '../service.ts';
import type { Database } from '../store/database.ts';
import type { Change, DocumentView, StoredDocument } from '../store/document.ts';
import type { Micros } from '../values/micros.ts';
import {
  documentChanged,
  documentDeleted,
  documentLeft,
  documentRemoved,
  type Message,
} from './messages.ts';
import type { Target } from './target.ts';

/** Listens to a query. Without a limit each change is judged by itself; with one the query is run again. */
export class QueryTarget implements Target {
  readonly id: number;
  readonly database: Database;
  readonly query: Query;
  readonly #context: Context;
  /** The documents the client has, as it has them. */
  #sent = new Map<string, StoredDocument>();

  constructor(id: number, database: Database, query: Query, context: Context) {
    this.id = id;
    this.database = database;
    this.query = query;
    this.#context = context;
  }

  start(then: DocumentView | null, time: Micros): readonly Message[] {
    this.#context.service.guard.checkList(this.#context.caller, this.database, this.query);
    this.#context.service.indexes.check(this.query, []);
    const known = then ? runQuery(then, this.query, this.database.root).documents : [];
    this.#sent = new Map(known.map((document) => [document.path, document]));
    return this.#moveTo(this.#run(), time);
  }

  count(): number {
    return this.#sent.size;
  }

  update(changes: readonly Change[], time: Micros): readonly Message[] {
    const messages = this.#isWindow()
      ? this.#updateWindow(changes, time)
      : this.#updateEach(changes, time);
    if (messages.length > 0) {
      // A rule may look at other documents: ask again before anything is sent.
      this.#context.service.guard.checkList(this.#context.caller, this.database, this.query);
    }
    return messages;
  }

  #isWindow(): boolean {
    return this.query.limit !== null || this.query.offset > 0;
  }

  #run(): Map<string, StoredDocument> {
    const { documents } = runQuery(this.database, this.query, this.database.root);
    return new Map(documents.map((document) => [document.path, document]));
  }

  #matches(document: StoredDocument | null): boolean {
    return document !== null && couldMatch(document, this.query, this.database.root);
  }

  #updateEach(changes: readonly Change[], time: Micros): Message[] {
    const messages: Message[] = [];
    for (const { path, after } of changes) {
      if (after && this.#matches(after)) {
        this.#sent.set(path, after);
        messages.push(documentChanged(this.id, this.database, after));
      } else if (this.#sent.delete(path)) messages.push(this.#leaving(path, after, time));
    }
    return messages;
  }

  #updateWindow(changes: readonly Change[], time: Micros): readonly Message[] {
    const concerned = changes.some(({ path, before, after }) => {
      return this.#sent.has(path) || this.#matches(after) || this.#matches(before);
    });
    return concerned ? this.#moveTo(this.#run(), time) : [];
  }

  /** Tells what leads from what was sent to what is there now. */
  #moveTo(next: Map<string, StoredDocument>, time: Micros): readonly Message[] {
    const messages: Message[] = [];
    for (const [path, document] of this.#sent) {
      if (next.has(path)) continue;
      const now = this.database.get(path);
      if (now && now === document) {
        messages.push(documentRemoved(this.id, this.database.nameOf(path), time));
      } else messages.push(this.#leaving(path, now, time));
    }
    for (const [path, document] of next) {
      if (this.#sent.get(path) === document) continue;
      messages.push(documentChanged(this.id, this.database, document));
    }
    this.#sent = next;
    return messages;
  }

  /** A document that no longer matches is shown in its new state only to those who may read it. */
  #leaving(path: string, after: StoredDocument | null, time: Micros): Message {
    const name = this.database.nameOf(path);
    if (!after) return documentDeleted(this.id, name, time);
    const { service, caller } = this.#context;
    const mayRead =
      caller.kind === 'admin' ||
      service.guard.gate.mayGet(caller, this.database, path, after).allowed;
    return mayRead
      ? documentLeft(this.id, this.database, after)
      : documentRemoved(this.id, name, time);
  }
}
