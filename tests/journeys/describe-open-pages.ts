/** Says, when a journey fails, what its open pages show: the log of a run is often all that is left of it. */
import { afterEach } from 'vitest';
import { watchedPages } from './watched-page.ts';

afterEach(async ({ task }) => {
  if (task.result?.state !== 'fail') return;
  for (const { page, problems } of watchedPages()) {
    const shown = await page
      .evaluate(() => {
        const texts = (selector: string) =>
          [...document.querySelectorAll<HTMLElement>(selector)]
            .map(({ innerText }) => innerText.trim().slice(0, 300))
            .filter(Boolean);
        return {
          focus: document.activeElement?.outerHTML.slice(0, 120),
          headings: texts('h1, h2'),
          messages: texts('[role="alert"], [role="status"], [aria-invalid="true"]'),
          busy: document.querySelectorAll('[aria-busy="true"], [role="progressbar"]').length,
        };
      })
      .catch((error: unknown) => String(error));
    console.log(
      `Open at the failure: ${page.url()}`,
      JSON.stringify({ shown, problems: problems() }),
    );
  }
});
