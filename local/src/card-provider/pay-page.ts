import type { Session } from './session.ts';

const inHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** An amount in words for people: how many decimals the currency has, the runtime knows. */
export function spokenAmount({ amount, currency }: Pick<Session, 'amount' | 'currency'>): string {
  const code = currency.toUpperCase();
  const format = new Intl.NumberFormat('en', {
    style: 'currency',
    currency: code,
    currencyDisplay: 'code',
  });
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  return format.format(amount / 10 ** digits);
}

const STYLE = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  main { max-width: 26rem; margin: 8vh auto; padding: 0 1rem; }
  .sum { font-size: 2rem; margin: 0.25rem 0; }
  .note { opacity: 0.8; }
  form { display: grid; gap: 0.75rem; margin-top: 1.5rem; }
  button { font: inherit; padding: 0.7rem 1rem; border-radius: 0.4rem; border: 1px solid currentColor; background: none; color: inherit; cursor: pointer; }
  button[value=pay] { background: #1a5fb4; border-color: #1a5fb4; color: #fff; }
  .error { border-left: 4px solid #c01c28; padding-left: 0.75rem; }
`;

/** The page where a card would be typed. It takes none: three buttons say how it ends. */
export function payPage(session: Session, message = ''): string {
  const isOpen = session.status === 'open';
  const over =
    session.status === 'expired'
      ? 'This page has expired. No payment can be made here.'
      : 'This payment is complete.';
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><title>Pay ${inHtml(spokenAmount(session))}</title><style>${STYLE}</style></head>
<body><main>
<p class="note">A payment provider for tests: no card is asked for, and no money moves.</p>
<h1>${inHtml(session.name)}</h1>
<p>${inHtml(session.description)}</p>
<p class="sum">${inHtml(spokenAmount(session))}</p>
${session.email ? `<p>Receipt to ${inHtml(session.email)}</p>` : ''}
${message ? `<p class="error" role="alert">${inHtml(message)}</p>` : ''}
${
  isOpen
    ? `<form method="post"><button name="how" value="pay">Pay</button><button name="how" value="decline">Let the card be declined</button><button name="how" value="cancel">Cancel and go back</button></form>`
    : `<p>${over}</p>`
}
</main></body></html>`;
}
