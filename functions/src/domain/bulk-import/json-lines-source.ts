import { reportRemark } from '@quire/model/entities/report-remark';
import {
  type LineProblem,
  RAW_CHARACTERS,
  type RawRecord,
  type RecordSource,
} from './raw-record.ts';

const NEWLINE = 10;
const LINE_MAX_BYTES = 500_000;
const utf8 = new TextDecoder('utf-8', { fatal: true });
const lenient = new TextDecoder('utf-8');

function recordOf(bytes: Uint8Array, line: number): RawRecord | null {
  const raw = lenient.decode(bytes.subarray(0, RAW_CHARACTERS * 4)).slice(0, RAW_CHARACTERS);
  const broken = (problem: LineProblem): RawRecord => ({ line, raw, value: null, problem });
  if (bytes.length > LINE_MAX_BYTES) {
    return broken({ code: 'import/line-too-long', remark: reportRemark('line-too-long', {}) });
  }
  let text: string;
  try {
    text = utf8.decode(bytes).trim();
  } catch {
    return broken({ code: 'import/not-utf8', remark: reportRemark('line-not-utf8', {}) });
  }
  if (!text) return null;
  try {
    return { line, raw, value: JSON.parse(text) };
  } catch (error) {
    const remark = reportRemark('line-not-json', { reason: String(error).slice(0, 200) });
    return broken({ code: 'import/not-json', remark });
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
