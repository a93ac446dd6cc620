import { QUEUE_NAMES, type QueueName, queueToken } from '@quire/model/desk/queues';

export interface QueueShown {
  readonly queue: QueueName;
  /** Only what this account is an editor of, or with `NO_EDITOR` what nobody is; null: everything. */
  readonly editor: string | null;
}

/** As much of an address as is an account's id, or nothing for `NO_EDITOR`. */
const EDITOR = /^[\w-]{0,128}$/;

/** What the desk's records hold for a queue as it is shown. */
export const shownToken = ({ queue, editor }: QueueShown): string =>
  queueToken(queue, editor ?? undefined);

/** Which queue an address names, and whose; null: none, or none that there is. */
export function queueIn(parameters: URLSearchParams): QueueShown | null {
  const token = parameters.get('queues') ?? '';
  const [name, editor, ...more] = token.split('@');
  const queue = QUEUE_NAMES.find((each) => each === name);
  if (!queue || more.length > 0) return null;
  if (editor === undefined) return { queue, editor: null };
  return EDITOR.test(editor) ? { queue, editor } : null;
}

/** The address of a queue, with the list's other filters as they are, from its first page. */
export function queueAddress(parameters: URLSearchParams, shown: QueueShown): URLSearchParams {
  const next = new URLSearchParams(parameters);
  next.set('queues', shownToken(shown));
  for (const page of ['after', 'before']) next.delete(page);
  return next;
}
