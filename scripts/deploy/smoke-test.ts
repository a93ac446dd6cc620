/** Whether a press that was just deployed answers: asks for a few of its addresses, as a reader would. */
import { callPath } from '../../model/src/calls/call-groups.ts';
import { signInPath } from '../../model/src/paths.ts';

export interface Finding {
  readonly label: string;
  /** What is wrong; null where all is well. */
  readonly problem: string | null;
}

export interface SmokeTested {
  /** The press's address, without a slash at the end. */
  readonly origin: string;
  /** Where the functions answer that pages call, without a slash at the end. */
  readonly functions: string;
}

const PATIENCE_MS = 30_000;
const PAGE_HEADERS = ['content-security-policy', 'x-content-type-options', 'referrer-policy'];

async function ask(address: string, init: RequestInit = {}) {
  const response = await fetch(address, { ...init, signal: AbortSignal.timeout(PATIENCE_MS) });
  return { status: response.status, headers: response.headers, text: await response.text() };
}
type Answer = Awaited<ReturnType<typeof ask>>;

/** Asks, and says what is wrong with the answer; that there is none is a problem too. */
async function look(
  label: string,
  address: string,
  problemOf: (answer: Answer) => string | null,
  init?: RequestInit,
): Promise<Finding> {
  try {
    const answer = await ask(address, init);
    const problem = answer.status === 200 ? problemOf(answer) : `answers ${answer.status}`;
    return { label, problem: problem && `${address} ${problem}` };
  } catch (error) {
    return { label, problem: `${address} does not answer: ${String(error)}` };
  }
}

const lacks = (words: RegExp, what: string) => (answer: Answer) =>
  words.test(answer.text) ? null : `has no ${what}`;

function lackedHeader({ headers }: Answer): string | null {
  const missing = PAGE_HEADERS.filter((name) => !headers.has(name));
  return missing.length > 0 ? `is sent without ${missing.join(', ')}` : null;
}

const locations = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);

/** The address of an article, found in the sitemap; null while nothing is published. Rejects where it cannot be read. */
async function anArticle(origin: string): Promise<string | null> {
  const here = (address: string) => new URL(new URL(address).pathname, origin).href;
  for (const part of locations((await ask(`${origin}/sitemap.xml`)).text)) {
    const pages = locations((await ask(here(part))).text);
    const found = pages.find((address) => new URL(address).pathname.startsWith('/article/'));
    if (found) return here(found);
  }
  return null;
}

async function articleFinding(origin: string): Promise<Finding> {
  const label = 'An article has its metadata';
  try {
    const address = await anArticle(origin);
    if (!address) return { label: `${label} (none is published yet)`, problem: null };
    return await look(label, address, lacks(/name="citation_title"/, 'citation_title'));
  } catch (error) {
    return { label, problem: `the sitemap cannot be read: ${String(error)}` };
  }
}

const CALL: RequestInit = {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: '{"data":{}}',
};

/**
 * Looks at one after the other. Until a press is set up its pages answer 503, so only its function is looked at. Never
 * rejects: what does not answer is a finding.
 */
export async function smokeTest({ origin, functions }: SmokeTested): Promise<readonly Finding[]> {
  let isWaiting = false;
  const answered = await look(
    'A function answers',
    `${functions}/${callPath('setupState')}`,
    ({ text }) => {
      isWaiting = /"isOpen":\s*true/.test(text);
      return text.includes('"result"') ? null : 'has no result';
    },
    CALL,
  );
  if (isWaiting)
    return [answered, { label: `The press can be set up at ${origin}/setup`, problem: null }];
  return [
    answered,
    await look('The home page has a title', `${origin}/`, lacks(/<title[^>]*>[^<]+</, 'title')),
    await look('Its security headers are sent', `${origin}/`, lackedHeader),
    await articleFinding(origin),
    await look('The page to sign in opens', origin + signInPath(), lacks(/<form/, 'form')),
    await look('Robots read their rules', `${origin}/robots.txt`, lacks(/^Sitemap: /m, 'sitemap')),
  ];
}
