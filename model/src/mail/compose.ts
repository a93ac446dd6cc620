/** A mail is a few blocks of plain words; both of its parts are made from them. */
import { escapeHtml } from './escape-html.ts';

export type MailBlock =
  | { readonly kind: 'paragraph'; readonly text: string }
  /** What somebody wrote, in Markdown; `html` once it has been read as such. */
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
  /** What both parts were made from, and what it says of whom: for who words it anew or tells it in short. */
  readonly blocks?: readonly MailBlock[];
  readonly made?: Made;
}

/** What a template was given. */
export interface Made {
  readonly data: Readonly<Record<string, unknown>>;
  readonly sender: Sender;
}

/** Who sends and how a person reaches the press: the foot of every mail. */
export interface Sender {
  readonly press: string;
  readonly origin: string;
  readonly contact: string;
}

const FONT = 'font-family:Georgia,serif;font-size:16px;line-height:1.5;color:#17302e';
/** Large enough for a thumb; mail programs know neither classes nor a page's colours. */
const BUTTON =
  'display:inline-block;padding:10px 18px;border:1px solid #1d5c63;border-radius:3px;' +
  'color:#1d5c63;font-weight:bold;text-decoration:none';

/** A title with line breaks would write paragraphs of its own among ours. */
export const onOneLine = (value: string): string => value.replace(/\s+/g, ' ').trim();

function textOf(block: MailBlock): string {
  // Markdown is made to be read as it was typed.
  if (block.kind === 'paragraph' || block.kind === 'written') return block.text;
  if (block.kind === 'link') return `${block.label}:\n${block.url}`;
  if (block.kind === 'links') {
    const lines = block.items.map(
      ({ label, url }) => `• ${onOneLine(label)}${url && `\n  ${url}`}`,
    );
    return [block.title, ...lines].join('\n');
  }
  return block.rows.map(([name, value]) => `${name}: ${onOneLine(value)}`).join('\n');
}

function listOf(items: readonly MailLink[]): string {
  const lines = items.map(({ label, url }) => {
    const words = escapeHtml(label);
    return `<li>${url ? `<a href="${escapeHtml(url)}" style="color:#1d5c63">${words}</a>` : words}</li>`;
  });
  return `<ul>${lines.join('')}</ul>`;
}

const paragraphHtml = (text: string): string =>
  `<p>${escapeHtml(text).replaceAll('\n', '<br>')}</p>`;

function htmlOf(block: MailBlock): string {
  if (block.kind === 'paragraph') return paragraphHtml(block.text);
  if (block.kind === 'written') {
    return (
      block.html ??
      block.text
        .split(/\n{2,}/)
        .map(paragraphHtml)
        .join('\n')
    );
  }
  if (block.kind === 'link') {
    return `<p><a href="${escapeHtml(block.url)}" style="${BUTTON}">${escapeHtml(block.label)}</a></p>`;
  }
  if (block.kind === 'links') return `<p>${escapeHtml(block.title)}</p>${listOf(block.items)}`;
  const rows = block.rows.map(
    ([name, value]) =>
      `<tr><th align="left" valign="top" style="padding:0 16px 0 0">${escapeHtml(name)}</th>` +
      `<td>${escapeHtml(value)}</td></tr>`,
  );
  return `<table role="presentation" style="${FONT}">${rows.join('')}</table>`;
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
  const html =
    `<!doctype html><html lang="en"><head><meta charset="utf-8">` +
    `<title>${escapeHtml(oneLine(subject))}</title></head>` +
    `<body style="${FONT};max-width:36em;margin:0 auto;padding:24px">` +
    blocks.map(htmlOf).join('\n') +
    `<hr style="border:0;border-top:1px solid #c9d2cf"><p style="font-size:14px">` +
    `<a href="${escapeHtml(sender.origin)}">${escapeHtml(sender.press)}</a><br>` +
    `${escapeHtml(sender.contact)}</p></body></html>`;
  return { subject: oneLine(subject), text: `${text.join('\n\n')}\n`, html, blocks };
}
