import sharp from 'sharp';
import { expect, it } from 'vitest';
import { drawShareImage } from './draw-share-image.ts';
import { journalGround } from './journal-ground.ts';
import { shareImageName } from './make-share-image.ts';

const words = {
  title: 'How <creeks> drain & fill',
  authors: ['Maren Holt', 'Chidi Okafor'],
  journal: 'Coasts',
  publisher: 'Small Press',
  hue: 195,
};

/** A pixel of a picture, and how much of its left part is as bright as words. */
async function seen(picture: Uint8Array) {
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * 3).subarray(0, 3)];
  let bright = 0;
  for (let y = 0; y < info.height; y += 1) {
    for (let x = 0; x < 700; x += 1) if ((at(x, y)[1] ?? 0) > 200) bright += 1;
  }
  return { info, at, bright };
}

it('writes the title on the journal’s colour, in the size that other sites ask for', async () => {
  const { info, at, bright } = await seen(await drawShareImage(words, null));
  expect(info).toMatchObject({ format: 'raw', width: 1_200, height: 630, channels: 3 });
  const ground = journalGround(words.hue);
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((from) =>
    Number.parseInt(ground.slice(from, from + 2), 16),
  );
  const corner = at(3, 3);
  for (const [place, value] of [red, green, blue].entries()) {
    expect(Math.abs((corner[place] ?? 0) - value)).toBeLessThan(4);
  }
  expect(bright).toBeGreaterThan(3_000);
});

it('shows the figure whole beside the title', async () => {
  const create = { width: 480, height: 300, channels: 3, background: '#c02020' } as const;
  const figure = await sharp({ create }).png().toBuffer();
  const { at, bright } = await seen(await drawShareImage(words, figure));
  expect(at(960, 315)[0]).toBeGreaterThan(180);
  expect(at(960, 315)[1]).toBeLessThan(60);
  expect(at(960, 10).every((value) => value > 250)).toBe(true);
  expect(bright).toBeGreaterThan(3_000);
});

it('leaves out words in letters that its fonts lack', async () => {
  const { bright } = await seen(await drawShareImage({ ...words, title: '潮汐与数字' }, null));
  expect(bright).toBe(0);
});

it('has a name that changes with what it shows, and none where it would be empty', () => {
  const article = {
    ...{ journal: 'CES', akey: 'creeks', title: 'Creeks', authors: ['Maren Holt'] },
    ...{ journalTitle: 'Coasts', figure: undefined, shareImage: undefined },
  };
  const frame = (hue: number) => Object({ journal: { hue, fullname: 'Coasts' } });
  const name = shareImageName(article, frame(195));
  expect(name).toMatch(/^share-[0-9a-f]{20}\.jpg$/);
  expect(shareImageName(article, frame(195))).toBe(name);
  expect(shareImageName(article, frame(20))).not.toBe(name);
  expect(shareImageName({ ...article, title: 'Reeds' }, frame(195))).not.toBe(name);
  expect(shareImageName({ ...article, title: '潮汐' }, frame(195))).toBeUndefined();
});
