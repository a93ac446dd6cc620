import { expect, it } from 'vitest';
import type { PublishedFigure } from '../publish-figures.ts';
import { cardFigure } from './card-figure.ts';

function figure(name: string, width = 480, height = 320): [string, PublishedFigure] {
  const size = { width, height };
  return [name, { src: `/media/CES/creeks/${name}`, ...size, small: { name, ...size } }];
}
const html = (...names: string[]) =>
  names.map((name) => `<img src="/media/CES/creeks/${name}">`).join('<p>Mud.</p>');

it('chooses the first figure of the text, whatever order the files are in', () => {
  const figures = new Map([figure('a.webp'), figure('b.webp')]);
  expect(cardFigure(html('b.webp', 'a.webp'), figures)?.name).toBe('b.webp');
});

it('skips icons, strips and columns', () => {
  const figures = new Map([
    figure('icon.webp', 64, 64),
    figure('strip.webp', 480, 60),
    figure('column.webp', 300, 900),
    figure('chart.webp'),
  ]);
  const text = html('icon.webp', 'strip.webp', 'column.webp', 'chart.webp');
  expect(cardFigure(text, figures)?.name).toBe('chart.webp');
  expect(cardFigure(html('icon.webp'), new Map([figure('icon.webp', 64, 64)]))).toBeUndefined();
});

it('prefers a figure of the text to one that is only attached', () => {
  const figures = new Map([figure('attached.webp'), figure('shown.webp')]);
  expect(cardFigure(html('shown.webp'), figures)?.name).toBe('shown.webp');
  expect(cardFigure('', figures)?.name).toBe('attached.webp');
});
