/** What archives collect: from one page the articles of all years are reached by plain links, without scripts. */
import { archivePath } from '@quire/model/paths';
import { expect, it } from 'vitest';
import { press } from './press-addresses.ts';

async function textOf(path: string): Promise<string> {
  const answer = await fetch(press.press + path);
  expect(answer.status, path).toBe(200);
  return answer.text();
}

const ARTICLE = /^\/article\/[^/]+\/[^/]+\/[^/]+$/;
const linksIn = (html: string, form: RegExp): string[] =>
  [...html.matchAll(/ href="([^"]+)"/g)]
    .map(([, path = '']) => path)
    .filter((path) => form.test(path));

it('leads from the list of years to every article, and from an article to its text', async () => {
  const manifests = linksIn(await textOf(archivePath()), /^\/archive\/[^/]+\/\d{4}$/);
  expect(manifests.length).toBeGreaterThan(3);
  let reached = 0;
  for (const manifest of manifests) {
    const [first = '', ...others] = linksIn(await textOf(manifest), ARTICLE);
    const [jats = 'none'] = linksIn(await textOf(first), /^\/article\/.*\/jats\.xml$/);
    expect(await textOf(jats), manifest).toContain('<article');
    for (const each of others) {
      const { status } = await fetch(press.press + each, { method: 'HEAD' });
      expect(status, each).toBe(200);
    }
    reached += 1 + others.length;
  }
  // The demo has 84.
  expect(reached).toBeGreaterThan(70);
});
