/** What a report says about a text beside its source: what both contain, and where they differ. */
import { z } from 'zod';
import { formatList } from '../messages/numbers.ts';
import { t } from '../messages/t.ts';
import { remarkKind } from './remark-kind.ts';
import { TEXT_PARTS } from './text-counts.ts';

/** Numbers in the order of `TEXT_PARTS`, as text: a list that is stored with a remark has texts. */
const Counts = z.array(z.string());
const countOf = (counts: readonly string[], place: number): number => Number(counts[place] ?? 0);

const counted = (counts: readonly string[]): string =>
  formatList(
    TEXT_PARTS.map((part, place) =>
      t('manuscriptProblems.partCount', { part, count: countOf(counts, place) }),
    ),
  );

export const TEXT_COUNT_PROBLEMS = {
  'text/counts': remarkKind({ source: Counts, result: Counts }, ({ source, result }) =>
    t('manuscriptProblems.textCounts', { source: counted(source), result: counted(result) }),
  ),
  'text/differs': remarkKind(
    { source: Counts, result: Counts, parts: z.array(z.enum(TEXT_PARTS)) },
    ({ source, result, parts }) =>
      t('manuscriptProblems.textDiffers', {
        parts: formatList(
          parts.map((part) => {
            const place = TEXT_PARTS.indexOf(part);
            return t('manuscriptProblems.partChanged', {
              part,
              source: countOf(source, place),
              result: countOf(result, place),
            });
          }),
        ),
      }),
  ),
} as const;
