import { expect, it } from 'vitest';
import { plainPictures } from './plain-pictures.ts';

const pictures = (...paths: string[]) => new Map(paths.map((path) => [path, path]));

it('names pictures without their folders, in the text too', () => {
  const { markdown, pictures: named } = plainPictures({
    markdown: '![Map.](figures/map.png){#fig:map}\n\n<img src="./figures/map.png">',
    pictures: pictures('figures/map.png'),
  });
  expect(markdown).toBe('![Map.](map.png){#fig:map}\n\n<img src="map.png">');
  expect([...named]).toEqual([['map.png', 'figures/map.png']]);
});

it('tells pictures of the same name in two folders apart', () => {
  const { markdown, pictures: named } = plainPictures({
    markdown: '![A](a/map.png) ![B](b/map.png) ![C](map.png)',
    pictures: pictures('map.png', 'a/map.png', 'b/map.png'),
  });
  expect(markdown).toBe('![A](map-2.png) ![B](map-3.png) ![C](map.png)');
  expect([...named.values()]).toEqual(['map.png', 'a/map.png', 'b/map.png']);
});

it('leaves words alone that are no picture', () => {
  const written = { markdown: 'The file xa.png is a/xa.pngs.', pictures: pictures('a/xa.png') };
  expect(plainPictures(written).markdown).toBe(written.markdown);
});
