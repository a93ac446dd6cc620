import type { Micros } from '../../values/micros.ts';
import type { Context } from '../service.ts';
import type { Database } from '../store/database.ts';
import type { Change, DocumentView } from '../store/document.ts';
import { documentChanged, documentDeleted, type Message } from './messages.ts';
import type { Target } from './target.ts';

/** Listens to named documents, there or not. */
export class DocumentsTarget implements Target {
  readonly id: number;
  readonly database: Database;
  readonly asked: ReadonlySet<string>;
  readonly #context: Context;

  constructor(id: number, database: Database, paths: readonly string[], context: Context) {
    this.id = id;
    this.database = database;
    this.asked = new Set(paths);
    this.#context = context;
  }

  start(then: DocumentView | null, time: Micros): readonly Message[] {
    const messages: Message[] = [];
    for (const path of this.asked) {
      this.#demand(path);
      if (!then || then.get(path) !== this.database.get(path))
        messages.push(this.#tell(path, time));
    }
    return messages;
  }

  paths(): Iterable<string> {
    return [...this.asked].filter((path) => this.database.get(path));
  }

  update(changes: readonly Change[], time: Micros): readonly Message[] {
    const messages: Message[] = [];
    for (const { path } of changes) {
      if (!this.asked.has(path)) continue;
      this.#demand(path);
      messages.push(this.#tell(path, time));
    }
    return messages;
  }

  /** A refusal is thrown and ends the target. */
  #demand(path: string): void {
    const { service, caller } = this.#context;
    service.guard.checkGet(caller, this.database, path, this.database.get(path));
  }

  #tell(path: string, time: Micros): Message {
    const document = this.database.get(path);
    return document
      ? documentChanged(this.id, this.database, document)
      : documentDeleted(this.id, this.database.nameOf(path), time);
  }
}
