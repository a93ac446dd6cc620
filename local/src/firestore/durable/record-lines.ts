import { toJson } from '../rest/send.ts';
import type { Database } from '../store/database.ts';
import { recordOf } from './record.ts';

/** A line is ended when it is about this long: a string of all documents could be too long for one. */
const LINE_LENGTH = 1024 * 1024;

/**
 * All documents of a database as lines that `LogRecord` reads, each with its newline; at least one
 * line, so that an empty database is not forgotten. The documents are those of the moment of the
 * call: they are immutable, so the lines stay true while the store goes on.
 */
export function recordLines(database: Database): Iterable<string> {
  const { root: db, lastCommit: time } = database;
  const documents = [...database.all()];
  const line = (put: readonly string[]) => `${toJson({ db, time }).slice(0, -1)},"put":[${put}]}\n`;
  return (function* () {
    let put: string[] = [];
    let length = 0;
    for (const document of documents) {
      const record = toJson(recordOf(document));
      put.push(record);
      length += record.length;
      if (length < LINE_LENGTH) continue;
      yield line(put);
      put = [];
      length = 0;
    }
    if (put.length > 0 || documents.length === 0) yield line(put);
  })();
}
