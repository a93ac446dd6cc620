import { QUEUE_NAMES, type QueueName, queueToken } from '@quire/model/desk/queues';

export interface QueueShown {
  readonly queue: QueueName;
  /** The account whose submissions are shown, or `NO_EDITOR` for unassigned ones; null: all. */
  readonly editor: string | null;
}

/** The account's id in the address, or nothing for `NO_EDITOR`. */
const EDITOR = /^[\w-]{0,128}$/;

/** The value in the desk's records that matches the queue shown. */
export const shownToken = ({ queue, editor }: QueueShown): string =>
  queueToken(queue, editor ?? undefined);

/** The queue that an address names, and whose; null: none, or an unknown one. */
export function queueIn(parameters: URLSearchParams): QueueShown | null {
  const token = parameters.get('queues') ?? '';
  const [name, editor, ...more] = token.split('@');
  const queue = QUEUE_NAMES.find((each) => each === name);
  if (!queue || more.length > 0) return null;
  if (editor === undefined) return { queue, editor: null };
  return EDITOR.test(editor) ? { queue, editor } : null;
}

/** The address of a queue's first page, with the list's other filters unchanged. */
export function queueAddress(parameters: URLSearchParams, shown: QueueShown): URLSearchParams {
  const next = new URLSearchParams(parameters);
  next.set('queues', shownToken(shown));
  for (const page of ['after', 'before']) next.delete(page);
  return next;
}
