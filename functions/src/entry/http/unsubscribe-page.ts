/** The pages of one-click unsubscribing. They work without the app: a mail client may request them. */
import { escapeHtml } from '@quire/model/mail/escape-html';
import { accountPath } from '@quire/model/paths';

type Shown =
  | { readonly kind: 'ask' | 'done'; readonly label: string }
  | { readonly kind: 'not-valid' };

function titleOf(shown: Shown): string {
  if (shown.kind === 'ask') return 'Stop these mails?';
  if (shown.kind === 'done') return 'You will not get these mails any more';
  return 'This link is not valid';
}

function bodyOf(shown: Shown): string {
  const settings = `<a href="${accountPath()}">settings of your account</a>`;
  if (shown.kind === 'not-valid') {
    return `<p>It may be incomplete. You can choose which mails you get in the ${settings}.</p>`;
  }
  const what = `<p>Kind of mail: <strong>${escapeHtml(shown.label)}</strong></p>`;
  if (shown.kind === 'done') return `${what}<p>You can turn them on again in the ${settings}.</p>`;
  return `${what}<form method="post"><button>Stop these mails</button></form>
<p>Mails that you need, such as decisions and invoices, still reach you.</p>`;
}

/** A whole page. The form posts to the address of the request. */
export function unsubscribePage(shown: Shown): string {
  const title = titleOf(shown);
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>${title}</title>
<style>
:root{color-scheme:light dark}
body{font:1.125rem/1.5 Georgia,serif;max-width:34rem;margin:18vh auto;padding:0 1.5rem}
h1{font-size:1.5rem;font-weight:400}
button{font:inherit;padding:.5rem 1rem}
</style></head>
<body><main><h1>${title}</h1>${bodyOf(shown)}</main></body></html>
`;
}
