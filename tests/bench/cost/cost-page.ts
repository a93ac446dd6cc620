import { type Amounts, ASSUMED, idleAmounts, publicationAmounts, viewAmounts } from './amounts.ts';
import type { Measured } from './measured.ts';
import type { Priced, Prices } from './prices.ts';

/** Shares of pages that the CDN answers without asking the press. */
export const HIT_RATES = [0, 0.5, 0.9, 0.99] as const;

const NAMES: Readonly<Record<Priced, string>> = {
  documentReads: 'Firestore, documents read',
  documentWrites: 'Firestore, documents written',
  documentDeletes: 'Firestore, documents deleted',
  documentStorage: 'Firestore, stored',
  functionRequests: 'Functions, requests',
  functionProcessor: 'Functions, processor',
  functionMemory: 'Functions, memory',
  functionTransfer: 'Functions, sent to the CDN',
  hostingTransfer: 'Hosting, sent to readers',
  hostingStorage: 'Hosting, stored',
  fileStorage: 'Storage, stored',
  fileWrites: 'Storage, writes',
  fileReads: 'Storage, reads',
  schedulerJobs: 'Scheduler, jobs',
};

const isPriced = (name: string): name is Priced => Object.hasOwn(NAMES, name);
const used = (amounts: Amounts): (readonly [Priced, number])[] =>
  Object.entries(amounts).flatMap(([name, amount]) =>
    isPriced(name) && amount > 0 ? [[name, amount] as const] : [],
  );

/** What amounts cost. @param isFirst whether nothing else has used the free amounts of the month */
export function costOf(amounts: Amounts, { prices }: Prices, isFirst: boolean): number {
  return used(amounts).reduce((sum, [name, amount]) => {
    const { amount: price, per, free } = prices[name];
    return sum + (Math.max(0, amount - (isFirst ? free : 0)) / per) * price;
  }, 0);
}

const money = (amount: number): string => amount.toFixed(amount < 1 ? 4 : 2);
const number = (amount: number): string =>
  amount.toLocaleString('en-GB', { maximumFractionDigits: amount < 10 ? 2 : 0 });
const row = (...cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [
    row(...head),
    row(...head.map((_, at) => (at === 0 ? '---' : '---:'))),
    ...rows.map((cells) => row(...cells)),
  ].join('\n');

function amountsTable(amounts: Amounts, prices: Prices): string {
  const rows = used(amounts).map(([name, amount]) => [
    NAMES[name],
    `${number(amount)} ${prices.prices[name].unit}`,
    money(costOf({ [name]: amount }, prices, false)),
  ]);
  const all = ['all', '', money(costOf(amounts, prices, false))];
  return table(['what', 'amount', prices.currency], [...rows, all]);
}

/** `docs/cost.md`: everything in it is computed from what was measured and from the list of prices. */
export function costPage(measured: Measured, prices: Prices): string {
  const { view, jobs } = measured;
  const rates = HIT_RATES.map((hits) => {
    const amounts = viewAmounts(measured, hits);
    return [
      `${Math.round(hits * 100)}%`,
      number(amounts.documentReads ?? 0),
      number(amounts.functionProcessor ?? 0),
      money(costOf(amounts, prices, false)),
      money(costOf(amounts, prices, true)),
    ];
  });
  const priceRows = used(
    Object.fromEntries(Object.keys(prices.prices).map((name) => [name, 1])),
  ).map(([name]) => {
    const { amount, per, free, unit, source } = prices.prices[name];
    return [NAMES[name], `${amount} for ${number(per)} ${unit}`, number(free), `<${source}>`];
  });
  const idle = jobs.reduce((sum, { reads }) => sum + reads, 0);
  return `# What a press costs at Google

Made by \`npm run bench -- --only cost\` from what it measured in the demo press on ${measured.measured} (\`tests/bench/cost/measured.json\`) and
from a list of prices (\`tests/bench/cost/prices.json\`), noted on ${prices.noted} for ${prices.place}. Those of functions and schedules were
compared with copies of Google’s pages; the others were not. Check the prices at their sources
before you rely on a sum. Amounts of money are in ${prices.currency}, without tax. Mail, Algolia, card payments and the domain are not included.

## A million article views

The article is \`${view.article}\`, the longest of the demo press. Each view is by a reader who has nothing of the press yet: ${number(view.visitRequests)} requests,
${number(view.visitBytes / 1_000)} kB. A page that the CDN does not have is rendered: ${view.page.reads} documents are read, the processor works for ${number(view.pageMs)} ms, and
${number(view.pageBytes / 1_000)} kB go to the CDN (${number(view.pageSentBytes / 1_000)} kB compressed). Counting a view reads ${view.counted.reads} documents and writes ${view.counted.writes}.
Scripts, styles, fonts and figures have names that change with their content, so the CDN is assumed to have all of them.

${table(
  [
    'pages from the CDN',
    'documents read',
    'vCPU-seconds',
    prices.currency,
    'less what is free in a month',
  ],
  rates,
)}

With ${Math.round(HIT_RATES[2] * 100)}% of the pages from the CDN:

${amountsTable(viewAmounts(measured, HIT_RATES[2]), prices)}

A page stays in the CDN for less than a minute, so the share depends on how many readers an article has at a time: 0% if each comes alone. Every
request is counted as if it had an instance to itself for at least 100 ms; busy instances answer many requests at a time and cost less.
What functions send to the CDN is counted as transfer to the Internet, which is the most it can cost.

## From submission to publication

Everything that one manuscript causes: its draft, checks, two reviews, a revision, production, publication, and the pages of the author, editors
and reviewers on the way. Documents were counted. Assumed are an event of ${ASSUMED.eventMs} ms for each write, ${ASSUMED.printSeconds} s of a browser for the PDF, and
${ASSUMED.filesOfArticle} files.

${amountsTable(publicationAmounts(measured), prices)}

## An idle month

Nobody reads, and nothing is to be done. The ${jobs.length} scheduled jobs read ${number(idle)} documents when each of them runs once. Assumed are
${ASSUMED.documentGib} GiB of documents, ${ASSUMED.fileGb} GB of files and ${ASSUMED.hostingGb} GB of pages' scripts and fonts.

${amountsTable(idleAmounts(measured), prices)}

Less what is free in a month: ${money(costOf(idleAmounts(measured), prices, true))} ${prices.currency}.

## Prices

${table(['what', `${prices.currency}`, 'free in a month', 'source'], priceRows)}
`;
}
