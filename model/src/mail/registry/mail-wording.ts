/**
 * Words of a mail as staff write them: paragraphs with variables in braces. A paragraph of lines like
 * `Journal: {journal}` is a table; one that is `[label]({url})` is a button. What a variable stands for is
 * text: it can make no link, no table and no other variable.
 */

import { onOneLine } from '../../on-one-line.ts';
import { letterBlocks } from '../author/about-submission.ts';
import { composeMail, type Made, type MailBlock, type MailParts } from '../compose.ts';
import { mailDirection } from '../mail-direction.ts';
import { valuesOf } from '../template-variables.ts';

export interface MailWording {
  readonly subject: string;
  readonly text: string;
}

const VARIABLE = /\{([A-Za-z]\w*)\}/g;
const LINK = /^\[([^\]\n]+)\]\((?:\{(\w+)\}|(https:\/\/[^\s)]+))\)$/;
/** `Journal: {journal}`, also with the colon of French or Chinese. */
const ROW = /^([^:：{}\n]{1,40}?)\s?(?:: |：\s?)(.*\{\w+\}.*)$/;
const ALONE = /^\{(\w+)\}$/;

/** Variables that hold what one person writes to another, in Markdown. */
const WRITTEN: ReadonlySet<string> = new Set(['letter', 'text', 'reason', 'question']);

type Values = Readonly<Record<string, string>>;

/** The variables in a text, each once. */
export const variablesIn = (text: string): readonly string[] => [
  ...new Set([...text.matchAll(VARIABLE)].map(([, name = '']) => name)),
];

/** From right to left, a value keeps its order apart from the sentence's, as in the catalogue's messages. */
function fill(text: string, values: Values): string {
  const [start, end] = mailDirection() === 'rtl' ? ['\u2068', '\u2069'] : ['', ''];
  return text.replace(VARIABLE, (_, name: string) => {
    const value = onOneLine(values[name] ?? '');
    return value && start + value + end;
  });
}

/** A line that speaks of nothing but what is not there says nothing. */
function saysSomething(line: string, values: Values): boolean {
  const named = variablesIn(line);
  return named.length === 0 || named.some((name) => (values[name] ?? '').trim() !== '');
}

const paragraph = (text: string): MailBlock => ({ kind: 'paragraph', text });

/** The paragraphs of a person's text, as they were typed. */
const paragraphsOf = (text: string): MailBlock[] =>
  text
    .split(/\n{2,}/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map(paragraph);

const signature = (text: string): MailBlock[] => (text ? [{ kind: 'sign', text }] : []);

function linkBlock(label: string, url: string): MailBlock[] {
  const protocol = URL.canParse(url) ? new URL(url).protocol : '';
  return protocol === 'https:' || protocol === 'http:' ? [{ kind: 'link', label, url }] : [];
}

function blocksOf(part: string, values: Values): MailBlock[] {
  const [, label = '', variable, address = ''] = LINK.exec(part) ?? [];
  if (label) return linkBlock(fill(label, values), variable ? (values[variable] ?? '') : address);
  const alone = ALONE.exec(part)?.[1];
  if (alone && WRITTEN.has(alone)) return letterBlocks(values[alone] ?? '');
  if (alone === 'signature') return signature(values[alone] ?? '');
  if (alone) return paragraphsOf(values[alone] ?? '');
  const lines = part.split('\n').filter((line) => saysSomething(line, values));
  const rows = lines.flatMap((line) => {
    const [, name, value] = ROW.exec(line) ?? [];
    return name && value ? [[name, fill(value, values)] as const] : [];
  });
  if (lines.length > 0 && rows.length === lines.length) return [{ kind: 'facts', rows }];
  return lines.length > 0 ? [paragraph(lines.map((line) => fill(line, values)).join('\n'))] : [];
}

/** A mail with a custom wording. */
export function composeWording({ subject, text }: MailWording, made: Made): MailParts {
  const values = valuesOf(made);
  const parts = text
    .replace(/\r\n?/g, '\n')
    .split(/\n{2,}/)
    .map((part) => part.trim())
    .filter(Boolean);
  // "{number}: a decision", before there is a number.
  const title = fill(subject, values).replace(/^[\s:,;–-]+/, '');
  const blocks = parts.flatMap((part) => blocksOf(part, values));
  // Whoever has worded it has decided where it is signed.
  const sender = { ...made.sender, signer: undefined };
  return { ...composeMail(title || sender.press, blocks, sender), made: { ...made, sender } };
}

/** Blocks as a person would write them. */
export function wordingOf(blocks: readonly MailBlock[]): string {
  return blocks
    .map((block) => {
      if (block.kind === 'paragraph' || block.kind === 'sign' || block.kind === 'written') {
        return block.text;
      }
      if (block.kind === 'links') return block.title;
      if (block.kind === 'link') return `[${block.label}](${block.url})`;
      return block.rows.map(([name, value]) => `${name}: ${value}`).join('\n');
    })
    .join('\n\n');
}
