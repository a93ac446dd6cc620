import { articlePath, searchPath } from '@quire/model/paths';
import { beforeAll, describe, expect, it } from 'vitest';
import { demoPaper } from './demo-paper.ts';
import { press } from './press-addresses.ts';
import { ONE_OF_EACH } from './public-addresses.ts';

const paper = demoPaper();
const metrics = `${press.firestore}/emulator/v1/metrics`;

/** Documents read by visitors of the project since the count was last set to nothing. */
async function reads(): Promise<number> {
  const answer: unknown = await (await fetch(metrics)).json();
  const project = Object(answer)[press.project] ?? answer;
  // Nothing is there until something is read.
  const count: unknown = Object(project).reads ?? 0;
  if (typeof count !== 'number') throw new Error(`no count of reads in ${JSON.stringify(answer)}`);
  return count;
}

/** The least of three requests: what else the press is doing may be counted with any of them. */
async function leastReads(path: string) {
  const tries: { readonly answer: Response; readonly count: number }[] = [];
  for (let each = 0; each < 3; each += 1) {
    await fetch(metrics, { method: 'DELETE' });
    const answer = await fetch(press.press + path);
    await answer.text();
    tries.push({ answer, count: await reads() });
  }
  return tries.reduce((least, each) => (each.count < least.count ? each : least));
}

/**
 * The texts that the press has corrected: here each page reads them, so that a change is seen at once; in the cloud a
 * process reads them once a minute (`CORRECTIONS_KEPT_MS`).
 */
const READS_OF_TEXTS = 1;

/** Nobody keeps these: they are where people type passwords, or come with a link of their own. */
const isUnkept = (path: string) =>
  /^\/(sign|account|mail|helper)\/|^\/submission\/co_author$|^\/reviewer\//.test(path);

/** Until the press has done what earlier journeys have left it to do; two minutes at most. */
beforeAll(async () => {
  for (let tries = 0; tries < 60; tries += 1) {
    await fetch(metrics, { method: 'DELETE' });
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    if ((await reads()) === 0) return;
  }
});

describe('the cost of a page', () => {
  it.each([...ONE_OF_EACH, searchPath('tide marsh')])(
    '%s: at most 3 document reads, and none where the CDN has it',
    async (path) => {
      await (await fetch(press.press + path)).text();
      const { answer, count } = await leastReads(path);
      expect(answer.status).toBe(200);
      expect(count).toBeGreaterThan(0);
      expect(count - READS_OF_TEXTS).toBeLessThanOrEqual(3);
      const cache = answer.headers.get('cache-control') ?? '';
      expect(answer.headers.get('set-cookie')).toBe(null);
      if (isUnkept(path)) {
        expect(cache).toBe('no-store');
      } else {
        // For less than a minute, so that what is published is seen within one.
        const seconds = Number(/s-maxage=(\d+)/.exec(cache)?.[1]);
        expect(cache).toContain('public');
        expect(seconds).toBeGreaterThan(0);
        expect(seconds).toBeLessThan(60);
      }
    },
  );

  it('an article: its text is in the page once', async () => {
    const html = await (
      await fetch(press.press + articlePath(paper.journal, paper.issue, paper.akey))
    ).text();
    const data = [
      ...html.matchAll(/<script[^>]*type="application\/json"[^>]*>([\s\S]*?)<\/script>/g),
    ]
      .map(([, json]) => json ?? '')
      .join('');
    expect(data.length).toBeGreaterThan(0);
    expect(data).not.toContain('katex');
    expect(data.length).toBeLessThan(html.length / 4);
  });
});
