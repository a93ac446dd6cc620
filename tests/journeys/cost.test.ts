import { articlePath, homePath, issuePath, journalPath, journalsPath } from '@quire/model/paths';
import { describe, expect, it } from 'vitest';
import { demoPaper } from './demo-paper.ts';
import { press } from './press-addresses.ts';

const paper = demoPaper();
const metrics = `${press.firestore}/emulator/v1/metrics`;

/** Documents read by visitors of the project since the count was last set to nothing. */
async function reads(): Promise<number> {
  const answer: unknown = await (await fetch(metrics)).json();
  const project = Object(answer)[press.project] ?? answer;
  const count: unknown = Object(project).reads;
  if (typeof count !== 'number') throw new Error(`no count of reads in ${JSON.stringify(answer)}`);
  return count;
}

describe('the cost of a page', () => {
  it.each([
    ['home', homePath()],
    ['journals', journalsPath()],
    ['journal', journalPath(paper.journal)],
    ['issue', issuePath(paper.journal, paper.issue)],
    ['article', articlePath(paper.journal, paper.issue, paper.akey)],
  ])('%s: at most 3 document reads', async (_, path) => {
    await fetch(press.press + path);
    await fetch(metrics, { method: 'DELETE' });
    const answer = await fetch(press.press + path);
    expect(answer.status).toBe(200);
    await answer.text();
    const count = await reads();
    expect(count).toBeGreaterThan(0);
    expect(count).toBeLessThanOrEqual(3);
  });

  it.each([
    ['home', homePath()],
    ['article', articlePath(paper.journal, paper.issue, paper.akey)],
  ])('%s: the CDN may hold it for less than a minute', async (_, path) => {
    const cache = (await fetch(press.press + path)).headers.get('cache-control') ?? '';
    const seconds = Number(/s-maxage=(\d+)/.exec(cache)?.[1]);
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThan(60);
  });

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
