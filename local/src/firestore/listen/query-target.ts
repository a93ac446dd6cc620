import type { Micros } from '../../values/micros.ts';
import { couldMatch } from '../query/could-match.ts';
import type { Query } from '../query/query.ts';
import { runQuery } from '../query/run-query.ts';
import type { Context } from '../service.ts';
import type { Database } from '../store/database.ts';
import type { Change, DocumentView, StoredDocument } from '../store/document.ts';
import {
  documentChanged,
  documentDeleted,
  documentLeft,
  documentRemoved,
  type Message,
} from './messages.ts';
import { QueryWindow } from './query-window.ts';
import type { Target } from './target.ts';

/**
 * Listens to a query. Each change is judged by itself; with a limit or an offset the query is run
 * again only where the changes do not tell which documents it has now.
 */
export class QueryTarget implements Target {
  readonly id: number;
  readonly database: Database;
  readonly query: Query;
  readonly #context: Context;
  /** The documents the client has, as it has them. */
  #sent = new Map<string, StoredDocument>();
  /** The skipped documents and those of the result; null when that is all that match. */
  #window: QueryWindow | null = null;

  constructor(id: number, database: Database, query: Query, context: Context) {
    this.id = id;
    this.database = database;
    this.query = query;
    this.#context = context;
  }

  start(then: DocumentView | null, time: Micros): readonly Message[] {
    this.#checkRules();
    this.#context.service.indexes.check(this.query, []);
    const known = then ? runQuery(then, this.query, this.database.root).documents : [];
    this.#sent = byPath(known);
    return this.#moveTo(this.#run(), time);
  }

  paths(): Iterable<string> {
    return this.#sent.keys();
  }

  update(changes: readonly Change[], time: Micros): readonly Message[] {
    const messages = this.#window
      ? this.#updateWindow(this.#window, changes, time)
      : this.#updateEach(changes, time);
    // A rule may look at other documents: ask again before anything is sent.
    if (messages.length > 0) this.#checkRules();
    return messages;
  }

  #checkRules(): void {
    this.#context.service.guard.checkList(this.#context.caller, this.database, this.query);
  }

  #run(): readonly StoredDocument[] {
    const { offset, limit, orders } = this.query;
    if (limit === null && offset === 0) {
      return runQuery(this.database, this.query, this.database.root).documents;
    }
    const size = limit === null ? Number.POSITIVE_INFINITY : offset + limit;
    const whole = { ...this.query, offset: 0, limit: limit === null ? null : size };
    const { documents } = runQuery(this.database, whole, this.database.root);
    this.#window = new QueryWindow(documents, orders, size);
    return this.#window.from(offset);
  }

  #matching(document: StoredDocument | null): StoredDocument | null {
    return document && couldMatch(document, this.query, this.database.root) ? document : null;
  }

  #updateEach(changes: readonly Change[], time: Micros): Message[] {
    const messages: Message[] = [];
    for (const { path, after } of changes) {
      if (after && this.#matching(after)) {
        this.#sent.set(path, after);
        messages.push(documentChanged(this.id, this.database, after));
      } else if (this.#sent.delete(path)) messages.push(this.#leaving(path, after, time));
    }
    return messages;
  }

  #updateWindow(window: QueryWindow, changes: readonly Change[], time: Micros): readonly Message[] {
    const effects = new Set(
      changes.map(({ path, after }) => window.apply(path, this.#matching(after))),
    );
    if (effects.has('unknown')) return this.#moveTo(this.#run(), time);
    return effects.has('moved') ? this.#moveTo(window.from(this.query.offset), time) : [];
  }

  /** Tells what leads from what was sent to what is there now. */
  #moveTo(documents: readonly StoredDocument[], time: Micros): readonly Message[] {
    const next = byPath(documents);
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

function byPath(documents: readonly StoredDocument[]): Map<string, StoredDocument> {
  return new Map(documents.map((document) => [document.path, document]));
}
