/** A mail is a few blocks of plain words; both of its parts are made from them. */
import { withFormulasInCharacters } from '../letters/unicode-text.ts';
import { t } from '../messages/t.ts';
import { onOneLine } from '../on-one-line.ts';
import { escapeHtml } from './escape-html.ts';
import { isolated, mailDirection } from './mail-direction.ts';
import { type MailLook, mailLook } from './mail-look.ts';
import { mailPage } from './mail-page.ts';
import { ownLinks } from './own-links.ts';
import type { Sender } from './sender.ts';
import { signatureText } from './signature.ts';

export type { Sender } from './sender.ts';

export type MailBlock =
  | { readonly kind: 'paragraph'; readonly text: string }
  /** Its end: who signs, line by line. */
  | { readonly kind: 'sign'; readonly text: string }
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

/** A program that makes links of addresses would take the sign that ends an isolated value for a part of it. */
const withPlainAddresses = (text: string): string =>
  text.replace(/\u2068(https?:[^\s\u2069]+)\u2069/g, '$1');

function textOf(block: MailBlock): string {
  if (block.kind === 'paragraph' || block.kind === 'sign') return withPlainAddresses(block.text);
  // Markdown is made to be read as it was typed, all but its formulas.
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
  if (block.kind === 'paragraph' || block.kind === 'sign') return paragraphHtml(block.text);
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

/** A block with its formulas in characters: no mail program draws any. */
function inCharacters(block: MailBlock): MailBlock {
  const said = withFormulasInCharacters;
  switch (block.kind) {
    case 'paragraph':
    case 'sign':
    case 'written':
      return { ...block, text: said(block.text) };
    case 'facts':
      return { ...block, rows: block.rows.map(([name, value]) => [name, said(value)] as const) };
    case 'link':
      return { ...block, label: said(block.label) };
    case 'links':
      return {
        ...block,
        items: block.items.map(({ label, url }) => ({ label: said(label), url })),
      };
  }
}

/** A header is one line: control characters would begin another one. */
function oneLine(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: exactly these are to go
  const flat = text.replace(/[\u0000-\u001f\u007f\u2028\u2029]+/g, ' ').trim();
  return flat.length > 250 ? `${flat.slice(0, 249)}…` : flat;
}

/** With the signature at the end. A mail may be made again of its own blocks, which then have it already. */
function signed(blocks: readonly MailBlock[], { signer }: Sender): readonly MailBlock[] {
  if (!signer || blocks.some(({ kind }) => kind === 'sign')) return blocks;
  return [...blocks, { kind: 'sign', text: signatureText(signer) }];
}

/** The subject and both parts of a mail, the text part a real one for people who read that. */
export function composeMail(
  subject: string,
  said: readonly MailBlock[],
  sender: Sender,
): MailParts {
  const blocks = signed(said, sender);
  const shown = blocks.map(inCharacters);
  const line = oneLine(withFormulasInCharacters(subject));
  const { press, origin, contact, stop } = sender;
  const foot = [press, origin, contact, ...(stop ? [`${stop.label}:`, stop.url] : [])];
  const text = [...shown.map(textOf), ['-- ', ...foot].join('\n')];
  const look = mailLook(sender.accent);
  const body = shown.map((block) => htmlOf(block, look)).join('\n');
  const html = mailPage(line, body, sender, look);
  return {
    subject: line,
    text: ownLinks(`${text.join('\n\n')}\n`, sender),
    html: ownLinks(html, sender),
    blocks,
  };
}
