import { t } from '@quire/model/messages/t';

/** What a button of the field does: the part of the text that it replaces, and what is selected then. */
interface Formatting {
  readonly from: number;
  readonly to: number;
  readonly insert: string;
  readonly selectFrom: number;
  readonly selectTo: number;
}

export type FormatName = 'bold' | 'italic' | 'list' | 'link' | 'formula';

type Format = (text: string, start: number, end: number) => Formatting;

/** Puts marks around what is selected, or around a word to type over. */
const around =
  (before: string, after: string, word: () => string): Format =>
  (text, start, end) => {
    const inner = text.slice(start, end) || word();
    const selectFrom = start + before.length;
    const insert = before + inner + after;
    return { from: start, to: end, insert, selectFrom, selectTo: selectFrom + inner.length };
  };

/** The selected lines as items. */
const asList: Format = (text, start, end) => {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const items = (text.slice(from, end) || t('editing.sampleItem'))
    .split('\n')
    .map((line) => `- ${line}`);
  // Directly below a paragraph's line a list is best set apart.
  const gap = from > 1 && text.slice(from - 2, from) !== '\n\n' ? '\n' : '';
  const insert = gap + items.join('\n');
  return {
    ...{ from, to: end, insert },
    selectFrom: from + gap.length + 2,
    selectTo: from + insert.length,
  };
};

const asLink: Format = (text, start, end) => {
  const label = text.slice(start, end) || t('editing.sampleWords');
  const selectFrom = start + label.length + 3;
  const insert = `[${label}](https://)`;
  return { from: start, to: end, insert, selectFrom, selectTo: selectFrom + 'https://'.length };
};

const words = () => t('editing.sampleWords');
const asBold = around('**', '**', words);
const asItalic = around('*', '*', words);
const asFormula = around('$', '$', () => 'x^2');

/** The buttons, in their order. */
export const FORMATS: readonly {
  readonly name: FormatName;
  readonly label: () => string;
  readonly sign: string;
  /** Together with Ctrl or ⌘. */
  readonly key?: string;
  readonly format: Format;
}[] = [
  { name: 'bold', label: () => t('editing.bold'), sign: 'B', key: 'b', format: asBold },
  { name: 'italic', label: () => t('editing.italic'), sign: 'I', key: 'i', format: asItalic },
  { name: 'list', label: () => t('editing.list'), sign: '•–', format: asList },
  { name: 'link', label: () => t('editing.link'), sign: '↗\uFE0E', key: 'k', format: asLink },
  { name: 'formula', label: () => t('editing.formula'), sign: '∑', format: asFormula },
];

/** Does it in the field, as typing would: it can be undone, and counts as input. */
export function formatIn(area: HTMLTextAreaElement, format: Format): void {
  const done = format(area.value, area.selectionStart, area.selectionEnd);
  area.focus();
  area.setSelectionRange(done.from, done.to);
  if (!document.execCommand('insertText', false, done.insert)) {
    area.setRangeText(done.insert, done.from, done.to, 'end');
    area.dispatchEvent(new Event('input', { bubbles: true }));
  }
  area.setSelectionRange(done.selectFrom, done.selectTo);
}
