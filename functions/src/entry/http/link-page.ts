import { escapeHtml } from '@quire/model/mail/escape-html';
import { language } from '@quire/model/messages/language';
import { LANGUAGES } from '@quire/model/messages/languages';

/** A page behind a link of a mail, which needs neither the app nor its styles. `body` is HTML. */
export function linkPage(title: string, body: string): string {
  const heading = escapeHtml(title);
  return `<!doctype html>
<html lang="${language()}" dir="${LANGUAGES[language()].direction}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>${heading}</title>
<style>
:root{color-scheme:light dark}
body{font:1.125rem/1.5 Georgia,serif;max-width:34rem;margin:18vh auto;padding:0 1.5rem}
h1{font-size:1.5rem;font-weight:400}
button,input{font:inherit}
button{padding:.5rem 1rem;margin-block:.25rem}
label{display:block;padding-block:.25rem}
input[type=email]{box-sizing:border-box;inline-size:100%;padding:.5rem}
input[aria-invalid]{border:2px solid}
fieldset{margin:1rem 0;border:1px solid;padding:.5rem 1rem}
.problem{color:light-dark(#a30d0d,#ffa8a0);margin-block-start:-.5rem}
</style></head>
<body><main><h1>${heading}</h1>${body}</main></body></html>
`;
}
