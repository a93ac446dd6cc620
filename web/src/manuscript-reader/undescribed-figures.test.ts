import { expect, it } from 'vitest';
import { renderPaper } from '../editing/render-paper.ts';
import { undescribedFigures } from './undescribed-figures.ts';

const picture = { src: '/picture/1', width: 8, height: 6 };
const undescribed = (markdown: string) =>
  undescribedFigures(
    renderPaper({ markdown, bibliography: '', pictures: new Map([['a.png', picture]]) }).problems,
  );

it('names figures without a description in their order, as the text names them', () => {
  expect(
    undescribed(
      'One.\n\n![Mud.](a.png)\n\n![Sand.](a.png){alt="A map"}\n\n![Silt.](a.png)\n\nEnd.',
    ),
  ).toEqual(['Figure 1', 'Figure 3']);
});

it('has an empty name for a picture without caption and number', () => {
  expect(undescribed('One.\n\n![](a.png)\n')).toEqual(['']);
});

it('names none of a text whose figures are described or missing', () => {
  expect(undescribed('![Sand.](a.png){alt="A map"}\n\n![Gone.](b.png)\n')).toEqual([]);
});
