/** Any value of a record in readable form. */
import { t } from '@quire/model/messages/t';
export function formatValue(value: unknown): string {
  if (value === undefined || value === null || value === '') return '–';
  if (typeof value === 'boolean') return value ? t('office.yes') : t('office.no');
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) {
    if (value.length === 0) return '–';
    const isPlain = value.every((item) => typeof item === 'string' || typeof item === 'number');
    return value.map(formatValue).join(isPlain ? ', ' : '\n');
  }
  if (typeof value === 'object') {
    return Object.entries(value)
      .filter(([, each]) => each !== undefined && each !== '')
      .map(([key, each]) => `${key}: ${formatValue(each)}`)
      .join('; ');
  }
  return String(value);
}

/** How much context of a change is shown in a long text. */
const AROUND = 60;
const LONG = 400;

export interface ShownChange {
  readonly before: string;
  readonly changed: string;
  readonly after: string;
}

const cut = (text: string, isEnd: boolean) =>
  text.length <= AROUND ? text : isEnd ? `${text.slice(0, AROUND)}…` : `…${text.slice(-AROUND)}`;

/** The part of a text that differs from another one, with some context. */
export function changedPart(text: string, against: string): ShownChange {
  if (text.length <= LONG && against.length <= LONG && !text.includes('\n')) {
    return { before: '', changed: text, after: '' };
  }
  let start = 0;
  while (start < text.length && text[start] === against[start]) start += 1;
  let end = 0;
  const most = Math.min(text.length, against.length) - start;
  while (end < most && text[text.length - 1 - end] === against[against.length - 1 - end]) end += 1;
  const middle = text.slice(start, text.length - end);
  return {
    before: cut(text.slice(0, start), false),
    changed: middle.length > LONG ? `${middle.slice(0, LONG)}…` : middle,
    after: cut(text.slice(text.length - end), true),
  };
}
