import { setupPath } from '@quire/model/office-paths';
import { DOCUMENT_POLICY, SECURITY_HEADERS } from '@quire/model/security-headers';
import icon from '../../public/favicon.svg?raw';

const RETRY_SECONDS = 3_600;

const STYLE = `:root{color-scheme:light dark;--ground:light-dark(#f8f5ee,#10191b);--ink:light-dark(#16292c,#e6e4da);--soft:light-dark(#4c5f60,#a6b3af);--rule:light-dark(#d9d4c5,#2b3a3c);--link:light-dark(#125260,#8fc7cc)}
*{box-sizing:border-box}
body{margin:0;min-height:100dvh;display:grid;grid-template-rows:1fr auto;background:var(--ground);color:var(--ink);font:1.125rem/1.6 Georgia,"Liberation Serif",serif}
main{max-width:36rem;width:100%;margin:auto;padding:3rem 1.5rem}
svg{width:3rem;height:3rem;display:block;margin-bottom:1.75rem}
h1{margin:0 0 .75rem;font-size:clamp(2rem,1.4rem + 2.6vw,3rem);font-weight:400;line-height:1.15}
p{margin:0 0 1rem}
footer{padding:1.25rem 1.5rem;border-top:1px solid var(--rule);color:var(--soft);font:.9375rem/1.5 system-ui,sans-serif;text-align:center}
footer p{margin:0}
a{color:var(--link);display:inline-block;padding-block:.25rem}
a:focus-visible{outline:2px solid currentColor;outline-offset:2px}`;

/** The name of the host, which the configuration gives: letters, digits, points. */
const hostOf = (origin: string): string => (URL.canParse(origin) ? new URL(origin).hostname : '');

/**
 * What readers find until the press has its name: at every address, complete in itself. 503 with a time, so that
 * crawlers come again and take nothing for the press's pages, not even where its settings were lost for an hour.
 */
export function openingSoonPage(origin: string): Response {
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Opening soon</title>
<link rel="icon" href="data:image/svg+xml,${encodeURIComponent(icon.trim())}" type="image/svg+xml">
<style>${STYLE}</style>
</head>
<body>
<main>
${icon.trim().replace('<svg', '<svg aria-hidden="true"')}
<h1>Opening soon</h1>
<p>An open-access publisher is preparing its pages at ${hostOf(origin)}. There is nothing to read yet.</p>
<p>Please come back in a few days.</p>
</main>
<footer><p>Are you setting up this press? <a href="${setupPath()}">Go to the set-up</a></p></footer>
</body>
</html>
`;
  return new Response(html, {
    status: 503,
    headers: {
      ...SECURITY_HEADERS,
      'Content-Security-Policy': `${DOCUMENT_POLICY}; img-src data:`,
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Retry-After': String(RETRY_SECONDS),
      'X-Robots-Tag': 'noindex',
    },
  });
}
