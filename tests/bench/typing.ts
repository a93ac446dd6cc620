/** How soon a key is seen in the article editor: in a long paper beside an empty one, in the same run. */
import { articleDocId } from '@quire/model/collections';
import { adminArticleEditorPath } from '@quire/model/office-paths';
import { adminLoginPath } from '@quire/model/paths';
import type { Browser, Page } from 'playwright-core';
import { readAccounts } from '../../demo/accounts.ts';
import { demoPaper } from '../journeys/demo-paper.ts';
import { head, line } from './table.ts';

const WORDS = 20_000;
const FORMULAS = 300;
const KEYS = 80;
/** Long enough for a rendering to begin and end during typing. */
const BETWEEN_MS = 60;
const SENTENCE =
  'Fine sediment settles where the current slackens and stays until the next spring tide. ';

/** Twenty thousand words in sections and paragraphs, with three hundred formulas among them. */
function longPaper(): string {
  const parts: string[] = [];
  const paragraphs = FORMULAS;
  const repeats = Math.ceil(WORDS / paragraphs / SENTENCE.split(' ').length);
  for (let at = 0; at < paragraphs; at += 1) {
    if (at % 15 === 0) parts.push(`# Section ${at / 15 + 1}`);
    const formula = `\\frac{\\partial c_{${at}}}{\\partial t} = D \\nabla^2 c - \\sum_{i=1}^{n} k_i c^i`;
    parts.push(
      SENTENCE.repeat(repeats),
      at % 3 === 0 ? `$$\n${formula} \\label{eq:${at}}\n$$` : `So $${formula}$ holds.`,
    );
  }
  return parts.join('\n\n');
}

/** Runs in the page: the time from each key to the frame that shows it. */
function watchKeys(): void {
  const times: number[] = [];
  Object.assign(window, { keyTimes: times });
  addEventListener(
    'keydown',
    ({ timeStamp }) => {
      requestAnimationFrame(() => {
        // The first task after a frame: it has been painted.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => times.push(performance.now() - timeStamp);
        port2.postMessage(null);
      });
    },
    { capture: true },
  );
}

async function typed(page: Page): Promise<readonly number[]> {
  await page.evaluate(() => Reflect.set(Reflect.get(window, 'keyTimes'), 'length', 0));
  for (let at = 0; at < KEYS; at += 1) {
    await page.keyboard.press(at % 7 === 6 ? 'Space' : 'e');
    await page.waitForTimeout(BETWEEN_MS);
  }
  const times: number[] = await page.evaluate(() => [...Reflect.get(window, 'keyTimes')]);
  return times.sort((a, b) => a - b);
}

const part = (times: readonly number[], share: number) =>
  times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN;

/** Puts a text in place of all there is, as pasting does. */
async function fill(page: Page, text: string): Promise<void> {
  const editor = page.getByLabel('Text (Markdown)');
  await editor.focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Delete');
  if (text === '') return;
  await editor.evaluate((element, pasted) => {
    const data = new DataTransfer();
    data.setData('text/plain', pasted);
    element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
  }, text);
}

/** Waits until the preview shows the end of the text, and gives how long that took. */
async function previewed(page: Page, mark: string): Promise<number> {
  const began = performance.now();
  await page
    .locator('.article-body')
    .getByText(mark)
    .last()
    .waitFor({ state: 'attached', timeout: 120_000 });
  return performance.now() - began;
}

/** Nothing of this is saved: the draft is kept on the device of a browser that is closed afterwards. */
export async function benchTyping(browser: Browser, press: string): Promise<void> {
  const { password } = await readAccounts();
  const { journal, akey } = demoPaper();
  const page = await browser.newPage({ viewport: { width: 1280, height: 860 } });
  await page.addInitScript(watchKeys);
  await page.goto(press + adminLoginPath());
  await page.getByLabel('E-mail').fill('admin@saltmarsh.example');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL((url) => !url.pathname.endsWith('/login'));
  await page.goto(press + adminArticleEditorPath(articleDocId(journal, akey)));
  await page.getByLabel('Text (Markdown)').waitFor({ timeout: 60_000 });
  // Without a title nothing is saved automatically.
  await page.getByLabel('Title').fill(' ');

  await fill(page, '');
  await page.keyboard.insertText('Begun. ');
  await previewed(page, 'Begun.');
  const empty = await typed(page);

  const text = longPaper();
  await fill(page, `${text}\n\nThe last words.`);
  const first = await previewed(page, 'The last words.');
  await page.keyboard.press('Control+Home');
  for (let at = 0; at < 2; at += 1) await page.keyboard.press('PageDown');
  await page.keyboard.press('End');
  const long = await typed(page);

  head(`Typing in the article editor: ${WORDS} words, ${FORMULAS} formulas`, 'empty text');
  line('a key to its frame, p50', part(long, 0.5), part(empty, 0.5), 'ms', { times: 1.5 });
  line('… p95', part(long, 0.95), part(empty, 0.95), 'ms', { times: 2 });
  line('… the slowest', part(long, 1), part(empty, 1), 'ms');
  line('the first preview', first, null, 'ms');
  await page.keyboard.insertText(' Now seen.');
  line('a change, until the preview shows it', await previewed(page, 'Now seen.'), null, 'ms', {
    most: 3_000,
  });
  await page.context().close();
}
