import { RAW_CHARACTERS, type RawRecord, type RecordSource } from './raw-record.ts';

const NEWLINE = 10;
const LINE_MAX_BYTES = 500_000;
const utf8 = new TextDecoder('utf-8', { fatal: true });
const lenient = new TextDecoder('utf-8');

function recordOf(bytes: Uint8Array, line: number): RawRecord | null {
  const raw = lenient.decode(bytes.subarray(0, RAW_CHARACTERS * 4)).slice(0, RAW_CHARACTERS);
  const broken = (code: string, message: string): RawRecord => {
    return { line, raw, value: null, problem: { code, message } };
  };
  if (bytes.length > LINE_MAX_BYTES) {
    return broken('import/line-too-long', 'The line is too long for one record.');
  }
  let text: string;
  try {
    text = utf8.decode(bytes).trim();
  } catch {
    return broken('import/not-utf8', 'The line is not UTF-8.');
  }
  if (!text) return null;
  try {
    return { line, raw, value: JSON.parse(text) };
  } catch (error) {
    return broken('import/not-json', `The line is no JSON: ${String(error).slice(0, 200)}`);
  }
}

/** JSON Lines: one record per line; empty lines are skipped. `at` counts bytes. */
export function jsonLinesSource(bytes: Uint8Array): RecordSource {
  return {
    first: { at: 0, line: 1 },
    end: bytes.length,
    read(from, most) {
      const records: RawRecord[] = [];
      let { at, line } = from;
      while (at < bytes.length && records.length < most) {
        const found = bytes.indexOf(NEWLINE, at);
        const until = found < 0 ? bytes.length : found;
        const record = recordOf(bytes.subarray(at, until), line);
        if (record) records.push(record);
        at = found < 0 ? bytes.length : found + 1;
        line += 1;
      }
      return { records, next: { at, line } };
    },
  };
}
