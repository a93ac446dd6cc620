import { QUEUE_NAMES, type QueueName, queueToken } from '@quire/model/desk/queues';

export interface QueueShown {
  readonly queue: QueueName;
  /** Only what this person is an editor of. */
  readonly isMine: boolean;
}

/** Which queue an address names; null: none, or none that there is. */
export function queueIn(parameters: URLSearchParams, uid: string): QueueShown | null {
  const token = parameters.get('queues');
  const queue = QUEUE_NAMES.find((each) => [each, queueToken(each, uid)].includes(token ?? ''));
  return queue ? { queue, isMine: token !== queue } : null;
}

/** The address of a queue, with the list's other filters as they are, from its first page. */
export function queueAddress(
  parameters: URLSearchParams,
  { queue, isMine }: QueueShown,
  uid: string,
): URLSearchParams {
  const next = new URLSearchParams(parameters);
  next.set('queues', queueToken(queue, isMine ? uid : undefined));
  for (const page of ['after', 'before']) next.delete(page);
  return next;
}
