import { expect, test } from 'vitest';
import { isOnBoard, isTermOver } from './board-terms.ts';

const TODAY = '2026-06-01';

test.each([
  [{}, true, false],
  [{ from: TODAY, to: TODAY }, true, false],
  [{ from: '2026-06-02' }, false, false],
  [{ from: '2020-01-01', to: '2026-05-31' }, false, true],
])('judges the term %j by its first and last day', (term, isOn, isPast) => {
  expect([isOnBoard(term, TODAY), isTermOver(term, TODAY)]).toEqual([isOn, isPast]);
});
