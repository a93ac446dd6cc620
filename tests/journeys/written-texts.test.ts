/** What an editor and an author write to each other in Markdown: as it reads, and with nothing in it that acts. */
import { submissionPath } from '@quire/model/submission-paths';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dress, faultsOf, LOOKS } from './axe-look.ts';
import { openBrowser } from './browser.ts';
import { callFunction } from './call-function.ts';
import { seedDraft } from './manuscript/seed-draft.ts';
import { joinPress, type Person, signInByHttp } from './people/account.ts';
import { openAs } from './people/at-page.ts';
import { press } from './press-addresses.ts';

const FROM_EDITOR = `Please answer **each point**:

1. the basin in [the guide](https://press.example/guide)
2. the sum $\\sum_{i=1}^{n} x_i^2$

| Station | Depth |
|---|---|
| North | 12 m |

<script>document.title = 'taken'</script> ![map](https://evil.example/pixel.gif)`;

let browser: Browser;
let author: Person;
beforeAll(async () => {
  [browser, author] = await Promise.all([openBrowser(), joinPress('writer')]);
});
afterAll(() => browser.close());

describe('a message', () => {
  it('shows its lists, tables and formulas, and is written with a preview', async () => {
    const { id: submission, idToken } = await seedDraft(author, 'Written water');
    const editor = await signInByHttp({
      email: 'editor@saltmarsh.example',
      password: press.password,
    });
    const sent = { submission, event: 'submit', from: 'draft', revision: 0 };
    await callFunction('moveSubmission', sent, { idToken });
    const as = { idToken: editor.idToken };
    await callFunction(
      'moveSubmission',
      { submission, event: 'pass_check', from: 'technical_check' },
      as,
    );
    const word = { submission, key: 'written-message', text: FROM_EDITOR };
    expect((await callFunction('sendMessage', word, as)).status).toBe(200);

    const { page, problems } = await openAs(browser, author, submissionPath(submission));
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const log = page.getByRole('log', { name: 'Messages' });
    await log.getByRole('cell', { name: '12 m' }).waitFor();
    expect(await log.locator('ol ol li').count()).toBe(2);
    expect(await log.locator('.katex').count()).toBe(1);
    expect(await log.locator('img, script').count()).toBe(0);
    expect(await log.innerText()).toContain('<script>');
    expect(asked.filter((url) => url.includes('evil.example'))).toEqual([]);

    const field = page.getByLabel('Your message');
    await field.fill('We did');
    await field.press('End');
    await field.press('Control+b');
    await page.keyboard.type('that');
    expect(await field.inputValue()).toBe('We did**that**');
    await page.getByRole('tab', { name: 'Write' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.getByRole('tabpanel').locator('strong', { hasText: 'that' }).waitFor();
    for (const look of LOOKS) {
      await dress(page, look);
      expect(await faultsOf(page, look.name, look.rules)).toEqual([]);
    }
    await page.getByRole('button', { name: 'Send the message' }).click();
    await log.locator('strong', { hasText: 'that' }).waitFor();
    expect(problems()).toEqual([]);
    await page.context().close();
  });
});
