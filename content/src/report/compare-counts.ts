import type { ImportProblem } from '@quire/model/entities/import-problem';
import {
  differs,
  TEXT_PARTS,
  type TextComparison,
  type TextCounts,
} from '@quire/model/entities/text-counts';
import { problem } from './problems.ts';

/** As a problem has them. */
const inOrder = (counts: TextCounts): string[] => TEXT_PARTS.map((part) => String(counts[part]));

/** What a report says of a text beside its source: both counted, and a warning that names what differs. */
export function countProblems(counts: TextComparison): ImportProblem[] {
  const parts = TEXT_PARTS.filter((part) => differs(counts, part));
  const values = { source: inOrder(counts.source), result: inOrder(counts.result) };
  const note = problem('note', 'text/counts', values);
  return parts.length === 0
    ? [note]
    : [problem('warning', 'text/differs', { ...values, parts }), note];
}
