import { expect, it } from 'vitest';
import { placeProblems } from './place-problems.ts';

const TEXT = 'Sand moves.\n\nThe creek is kept by $x$ and mud at Nordvik.\n\nThe creek is deep.';
const problem = (near?: string) => ({
  ...({ severity: 'warning', code: 'latex/unknown', message: 'Not known.', line: 90 } as const),
  ...(near === undefined ? {} : { near }),
});

it('finds the line that has the words of the source', () => {
  const latex = problem('The creek is \\lost{kept} by $x$ and \\emph{mud} at Nordvik.');
  expect(placeProblems([latex], TEXT)[0]?.line).toBe(3);
});

it('follows its words where the text has been changed above them', () => {
  const moved = `New.\n\n${TEXT}`;
  expect(placeProblems([problem('creek kept mud Nordvik')], moved)[0]?.line).toBe(5);
});

it('names no line where the words are gone, and none of the source', () => {
  const [gone, none] = placeProblems([problem('\\begin{lost} elsewhere'), problem()], TEXT);
  expect(gone).not.toHaveProperty('line');
  expect(none).not.toHaveProperty('line');
});
