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
:root{color-scheme:light dark;background:light-dark(#f8f5ee,#10191b);color:light-dark(#16292c,#e6e4da)}
body{font:1.0625rem/1.5 system-ui,sans-serif;max-width:34rem;margin:12vh auto;padding:0 1.5rem}
h1{font:1.75rem/1.3 Georgia,serif}
a{color:light-dark(#125260,#8fc7cc)}
:focus-visible{outline:2px solid;outline-offset:2px}
button,input{font:inherit}
button{padding:.5rem 1rem;margin-block:.25rem;border:1px solid;border-radius:2px;cursor:pointer;background:light-dark(#16292c,#e6e4da);color:light-dark(#fffdf8,#10191b)}
label{display:block;padding-block:.25rem}
input[type=email]{box-sizing:border-box;inline-size:100%;padding:.5rem;border:1px solid;border-radius:2px;color:inherit;background:light-dark(#fffdf8,#172326)}
input[aria-invalid]{border:2px solid}
fieldset{margin:1rem 0;border:1px solid light-dark(#8a938f,#6f7c7c);border-radius:2px;padding:.5rem 1rem}
.problem{color:light-dark(#a30d0d,#ffa8a0);margin-block-start:-.5rem}
</style></head>
<body><main><h1>${heading}</h1>${body}</main></body></html>
`;
}
