import { type Edit, linesOf, type Marked } from './edit.ts';

/** A block to be put in, with the words in it that the writer will replace. */
export interface Block {
  readonly text: string;
  readonly select: readonly [start: number, end: number];
}

/** A block whose words to replace are found by what they say; without them the caret goes to its end. */
export function blockOf(text: string, words: string): Block {
  const at = words ? text.indexOf(words) : -1;
  return at < 0
    ? { text, select: [text.length, text.length] }
    : { text, select: [at, at + words.length] };
}

/**
 * Puts a block on lines of its own, an empty line before and after it: in place of what is selected,
 * which `make` is given, or after the line of the caret.
 */
export function insertBlock(marked: Marked, make: (chosen: string) => Block): Edit {
  const { value } = marked;
  const lines = linesOf(marked);
  const isBlank = value.slice(lines.from, lines.to).trim() === '';
  const hasChosen = marked.start !== marked.end;
  const from = hasChosen || isBlank ? lines.from : lines.to;
  const { to } = lines;
  const block = make(hasChosen ? value.slice(lines.from, lines.to).trim() : '');
  const head = value.slice(0, from);
  const tail = value.slice(to);
  const before = head === '' || head.endsWith('\n\n') ? '' : head.endsWith('\n') ? '\n' : '\n\n';
  const after = tail === '' ? '\n' : tail.startsWith('\n\n') ? '' : '\n';
  const start = from + before.length;
  return {
    from,
    to,
    text: before + block.text + after,
    select: [start + block.select[0], start + block.select[1]],
  };
}
