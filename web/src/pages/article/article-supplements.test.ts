import { articlePath } from '@quire/model/paths';
import { expect, test } from 'vitest';
import { renderPage } from '../../testing/render-page.ts';
import { SMALL_PRESS, smallPressReader } from '../../testing/small-press.ts';

const ID = 'publishedArticles/TST~mud';
const file = (ending: string, fileName: string, more = {}) => ({
  ...{ name: `supplement-0a1b.${ending}`, label: fileName, fileName, size: 1_200, ...more },
});

async function sectionWith(...supplements: readonly object[]): Promise<string> {
  const reader = smallPressReader({
    ...SMALL_PRESS,
    [ID]: { ...Object(SMALL_PRESS[ID]), supplements },
  });
  const { shown } = await renderPage(articlePath('TST', '1-1', 'mud'), reader);
  return /<h2 id="supplements">[\s\S]*?<\/section>/.exec(shown)?.[0] ?? '';
}

const SRC = '/media/TST/mud/supplement-0a1b';

test('plays films and recordings with the browser’s own controls, and loads nothing before', async () => {
  const html = await sectionWith(
    file('mp4', 'films/creek.mp4'),
    file('vtt', 'films/creek.vtt'),
    file('mp3', 'gulls.mp3'),
  );
  expect(html).toContain(
    `<video controls="" preload="none" src="${SRC}.mp4" aria-label="films/creek.mp4"><track kind="captions" src="${SRC}.vtt" srcLang="en" label="Captions" default=""/></video>`,
  );
  expect(html).toContain(
    `<audio controls="" preload="none" src="${SRC}.mp3" aria-label="gulls.mp3"></audio>`,
  );
});

test('shows pictures when they are asked for, and names them by their descriptions', async () => {
  const html = await sectionWith(file('png', 'map.png', { description: 'A map of the creeks.' }));
  expect(html).toMatch(
    /<details><summary>Show<\/summary><img src="[^"]+\.png" alt="A map of the creeks\." loading="lazy"/,
  );
});

test('offers data as a table, and every file as a link', async () => {
  const html = await sectionWith(
    file('csv', 'speeds.csv'),
    file('zip', 'code.zip'),
    // Published before its type was served.
    file('bin', 'page.html'),
  );
  expect(html).toContain(`data-open="data" data-href="${SRC}.csv"`);
  expect(html.match(/data-open=/g)).toHaveLength(1);
  expect(
    [...html.matchAll(/<a href="([^"]+)" download="([^"]+)"/g)].map(([, , name]) => name),
  ).toEqual(['speeds.csv', 'code.zip', 'page.html']);
  expect(html).toContain('CSV, 1.2 kB');
});
