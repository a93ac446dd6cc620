import { letterHtml } from '@quire/content/letters/letter-html';
import { composeMail, type MailBlock, type MailParts } from '@quire/model/mail/compose';

/** The size increases with its tags; above this limit a mail contains the text as it was typed. */
const MOST_HTML = 100_000;

function readable(block: MailBlock): MailBlock {
  if (block.kind !== 'written') return block;
  const html = letterHtml(block.text);
  return html !== null && html.length <= MOST_HTML ? { ...block, html } : block;
}

/** Renders letters in a mail's HTML as their authors formatted them: with lists, tables and bold words. */
export function withReadableLetters<Parts extends MailParts>(parts: Parts): Parts {
  const { blocks, made, subject } = parts;
  if (!made || !blocks?.some(({ kind }) => kind === 'written')) return parts;
  return { ...parts, html: composeMail(subject, blocks.map(readable), made.sender).html };
}
