import { randomUUID } from 'node:crypto';
import type { Ports } from '../../platform/database/ports.ts';

/** What an item of the queue is given when something about it may have changed. */
export const queueWish = ({ now }: Pick<Ports, 'now'>) => ({
  ...{ due: now().toISOString(), attempts: 0, change: randomUUID() },
});
