/** The figures on the overview, by role. */

import { DECISION_KINDS, type StatDay } from '@quire/model/entities/stat';
import { t } from '@quire/model/messages/t';
import type { Claims } from '@quire/model/roles';
import { FIGURES, type Figure, revenueGroup } from '../kit/figures/figures.ts';
import { type Entry, mayEnter } from '../kit/may-enter.ts';

const known = (key: string): readonly Figure[] =>
  FIGURES.flatMap(({ figures }) => figures).filter((each) => each.key === key);

const DECIDED: Figure = {
  key: 'decided',
  label: t('officeDashboard.decisions'),
  of: ({ decisions }) => DECISION_KINDS.reduce((sum, kind) => sum + (decisions[kind] ?? 0), 0),
};

const EDITORIAL: readonly Figure[] = [
  ...known('received'),
  DECIDED,
  ...known('published'),
  ...known('firstMedian').map((each) => ({
    ...each,
    label: t('officeDashboard.medianDaysToFirstDecision'),
  })),
];

interface PulsePart {
  readonly for: Entry;
  /** Depends on a period's total, as revenue has a figure for each currency in it. */
  readonly figures: (sum: StatDay) => readonly Figure[];
}

const PARTS: readonly PulsePart[] = [
  { for: { action: 'submission.handle' }, figures: () => EDITORIAL },
  {
    for: { action: 'content.edit', reach: 'all' },
    figures: () => [...known('views'), ...known('downloads')],
  },
  {
    for: { action: 'invoice.settle', reach: 'all' },
    figures: (sum) =>
      (revenueGroup(sum)?.figures ?? []).map((each) => ({
        ...each,
        label: t('officeDashboard.revenueIn', { currency: each.label }),
      })),
  },
];

/** The figures of a period for a person with these claims; none if they may see none. */
export function pulseFor(claims: Claims, sum: StatDay): readonly Figure[] {
  if (!mayEnter(claims, { action: 'stat.read' })) return [];
  return PARTS.filter((part) => mayEnter(claims, part.for)).flatMap(({ figures }) => figures(sum));
}
