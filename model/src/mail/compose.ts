/** A mail is a few blocks of plain words; both of its parts are made from them. */
import { t } from '../messages/t.ts';
import { escapeHtml } from './escape-html.ts';
import { isolated, mailDirection } from './mail-direction.ts';
import { type MailLook, mailLook } from './mail-look.ts';
import { mailPage } from './mail-page.ts';
import { ownLinks } from './own-links.ts';
import type { Sender } from './sender.ts';

export type { Sender } from './sender.ts';

export type MailBlock =
  | { readonly kind: 'paragraph'; readonly text: string }
  /** A person's text in Markdown; `html` once it has been rendered. */
  | { readonly kind: 'written'; readonly text: string; readonly html?: string }
  | { readonly kind: 'facts'; readonly rows: readonly (readonly [name: string, value: string])[] }
  | { readonly kind: 'link'; readonly label: string; readonly url: string }
  | { readonly kind: 'links'; readonly title: string; readonly items: readonly MailLink[] };

/** A line that leads somewhere; without an address it leads nowhere. */
export interface MailLink {
  readonly label: string;
  readonly url: string;
}

export interface MailParts {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** What both parts were made from, and its variables: for custom wordings and for summaries. */
  readonly blocks?: readonly MailBlock[];
  readonly made?: Made;
}

/** What a template was given. */
export interface Made {
  readonly data: Readonly<Record<string, unknown>>;
  readonly sender: Sender;
}

/** A title with line breaks would write paragraphs of its own among ours. */
export const onOneLine = (value: string): string => value.replace(/\s+/g, ' ').trim();

/** A program that makes links of addresses would take the sign that ends an isolated value for a part of it. */
const withPlainAddresses = (text: string): string =>
  text.replace(/\u2068(https?:[^\s\u2069]+)\u2069/g, '$1');

function textOf(block: MailBlock): string {
  if (block.kind === 'paragraph') return withPlainAddresses(block.text);
  // Markdown is made to be read as it was typed.
  if (block.kind === 'written') return block.text;
  if (block.kind === 'link') return `${t('mail.linkLine', { label: block.label })}\n${block.url}`;
  if (block.kind === 'links') {
    const lines = block.items.map(
      ({ label, url }) => `• ${onOneLine(label)}${url && `\n  ${url}`}`,
    );
    return [block.title, ...lines].join('\n');
  }
  return block.rows
    .map(([label, value]) => t('mail.factLine', { label, value: onOneLine(value) }))
    .join('\n');
}

function listOf(items: readonly MailLink[], { link }: MailLook): string {
  const lines = items.map(({ label, url }) => {
    const words = isolated(escapeHtml(label));
    return `<li>${url ? `<a href="${escapeHtml(url)}" ${link}>${words}</a>` : words}</li>`;
  });
  return `<ul>${lines.join('')}</ul>`;
}

const paragraphHtml = (text: string): string =>
  `<p>${isolated(escapeHtml(text)).replaceAll('\n', '<br>')}</p>`;

/** A title or a name may be in another script than the mail. */
const factHtml = (value: string): string =>
  mailDirection() === 'rtl' ? `<bdi>${isolated(escapeHtml(value))}</bdi>` : escapeHtml(value);

/** People write in the language that they like: their words read in their own direction. */
const writtenHtml = ({ text, html }: { readonly text: string; readonly html?: string }): string =>
  `<div dir="auto">${
    html ??
    text
      .split(/\n{2,}/)
      .map((part) => `<p>${escapeHtml(part).replaceAll('\n', '<br>')}</p>`)
      .join('\n')
  }</div>`;

function htmlOf(block: MailBlock, look: MailLook): string {
  if (block.kind === 'paragraph') return paragraphHtml(block.text);
  if (block.kind === 'written') return writtenHtml(block);
  if (block.kind === 'link') {
    return `<p><a href="${escapeHtml(block.url)}" ${look.button}>${isolated(escapeHtml(block.label))}</a></p>`;
  }
  if (block.kind === 'links')
    return `<p>${isolated(escapeHtml(block.title))}</p>${listOf(block.items, look)}`;
  // Mail programs do not know `start` and `end`.
  const [start, gap] = mailDirection() === 'rtl' ? ['right', '0 0 0 16px'] : ['left', '0 16px 0 0'];
  const rows = block.rows.map(
    ([name, value]) =>
      `<tr><th align="${start}" valign="top" style="padding:${gap}">${escapeHtml(name)}</th>` +
      `<td valign="top">${factHtml(value)}</td></tr>`,
  );
  return `<table role="presentation" style="font:inherit;color:inherit">${rows.join('')}</table>`;
}

/** A header is one line: control characters would begin another one. */
function oneLine(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: exactly these are to go
  const flat = text.replace(/[\u0000-\u001f\u007f\u2028\u2029]+/g, ' ').trim();
  return flat.length > 250 ? `${flat.slice(0, 249)}…` : flat;
}

/** The subject and both parts of a mail, the text part a real one for people who read that. */
export function composeMail(
  subject: string,
  blocks: readonly MailBlock[],
  sender: Sender,
): MailParts {
  const text = [...blocks.map(textOf), `-- \n${sender.press}\n${sender.origin}\n${sender.contact}`];
  const look = mailLook(sender.accent);
  const body = blocks.map((block) => htmlOf(block, look)).join('\n');
  const html = mailPage(oneLine(subject), body, sender, look);
  return {
    subject: oneLine(subject),
    text: ownLinks(`${text.join('\n\n')}\n`, sender),
    html: ownLinks(html, sender),
    blocks,
  };
}
