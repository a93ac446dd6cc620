import { reportRemark } from '@quire/model/entities/report-remark';
import { RAW_CHARACTERS, type RecordSource, UnreadableFile } from './raw-record.ts';

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The works in a file of Crossref's: a list, `{items}`, `{message: {items}}`, or one work. */
function worksIn(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  if (!isObject(value)) throw new UnreadableFile('works-missing');
  if (value.message !== undefined) return worksIn(value.message);
  return Array.isArray(value.items) ? value.items : [value];
}

/** Crossref JSON. `at` and `line` count works, as JSON need not have lines. Throws `SyntaxError` or
 * `UnreadableFile`. */
export function worksSource(bytes: Uint8Array): RecordSource {
  const works = worksIn(JSON.parse(new TextDecoder().decode(bytes)));
  return {
    first: { at: 0, line: 1 },
    end: works.length,
    read({ at }, most) {
      const some = works.slice(at, at + most);
      const records = some.map((value, place) => {
        const raw = JSON.stringify(value).slice(0, RAW_CHARACTERS);
        const problem = { code: 'import/not-a-record', remark: reportRemark('not-a-record', {}) };
        return { line: at + place + 1, raw, value, ...(isObject(value) ? {} : { problem }) };
      });
      return { records, next: { at: at + some.length, line: at + some.length + 1 } };
    },
  };
}
