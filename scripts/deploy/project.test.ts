import { expect, test } from 'vitest';
import { deployProblem } from './project.ts';

test('takes the id of a real project', () => {
  expect(deployProblem('saltmarsh-press')).toBeNull();
});

test.each([
  [undefined, '--project'],
  ['demo-quire', 'local'],
  ['Saltmarsh', 'cannot be'],
  ['x', 'cannot be'],
])('refuses %s', (project, word) => {
  expect(deployProblem(project)).toContain(word);
});
