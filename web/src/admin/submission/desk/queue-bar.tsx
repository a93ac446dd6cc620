import { QUEUE_NAMES, QUEUES } from '@quire/model/desk/queues';
import { formatNumber } from '@quire/model/messages/numbers';
import { t } from '@quire/model/messages/t';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { useQueueCounts } from '../../../data/live/desk/use-queue-counts.ts';
import { COUNTED_MOST } from '../../../data/live/office/count-records.ts';
import type { Scope } from '../../../data/live/office/press-scope.ts';
import { type QueueShown, queueAddress, shownToken } from './queue-address.ts';
import { QueueChips } from './queue-chips.tsx';

interface QueueBarProps extends QueueShown {
  readonly scope: Scope;
}

const counted = (count: number | undefined) =>
  count === undefined
    ? ''
    : count >= COUNTED_MOST
      ? t('officeDesk.countOrMore', { count: COUNTED_MOST - 1 })
      : formatNumber(count);

/** The queues of the submissions desk. */
export function QueueBar({ scope, queue, editor }: QueueBarProps) {
  const [parameters] = useSearchParams();
  const tokens = useMemo(
    () => QUEUE_NAMES.map((name) => shownToken({ queue: name, editor })),
    [editor],
  );
  const counts = useQueueCounts(scope, tokens);
  return (
    <QueueChips
      shown={queue}
      says={QUEUES[queue].says}
      queues={QUEUE_NAMES.map((name, place) => ({
        name,
        label: QUEUES[name].label,
        count: counted(counts.get(tokens[place] ?? '')),
        to: `?${queueAddress(parameters, { queue: name, editor })}`,
      }))}
    />
  );
}
