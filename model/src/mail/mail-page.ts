import { language } from '../messages/language.ts';
import { escapeHtml } from './escape-html.ts';
import { isolated, mailDirection } from './mail-direction.ts';
import type { MailLook } from './mail-look.ts';
import type { Sender } from './sender.ts';

/** The HTML part of a mail: the press's name, what it says, and how a person reaches the press. */
export function mailPage(
  title: string,
  body: string,
  { press, origin, contact, stop }: Sender,
  look: MailLook,
): string {
  const home = escapeHtml(origin);
  const name = escapeHtml(press);
  const direction = mailDirection();
  const stopping = stop
    ? `<br><a href="${escapeHtml(stop.url)}" ${look.link}>${isolated(escapeHtml(stop.label))}</a>`
    : '';
  // Some mail programs show what is in the body alone.
  const dir = direction === 'rtl' ? ' dir="rtl"' : '';
  return (
    `<!doctype html><html lang="${language()}"${dir}><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width">` +
    `<meta name="color-scheme" content="light dark">` +
    `<meta name="supported-color-schemes" content="light dark">` +
    `<title>${escapeHtml(title)}</title><style>${look.style}</style></head>` +
    `<body${dir} ${look.page}><p><span ${look.brand}>${name}</span></p><hr ${look.rule}>\n` +
    `${body}\n<hr ${look.rule}><p style="font-size:14px">` +
    `<a href="${home}" ${look.link}>${name}</a><br><bdi dir="ltr">${escapeHtml(contact)}</bdi>${stopping}</p></body></html>`
  );
}
