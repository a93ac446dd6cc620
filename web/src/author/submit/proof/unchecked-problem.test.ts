import { expect, it } from 'vitest';
import { uncheckedProblems } from './unchecked-problem.ts';

const file = (sha256: string, change: object = {}) =>
  ({ kind: 'manuscript', retired: false, sha256, ...change }) as const;

it('asks for a look at the manuscript that would be sent', () => {
  expect(uncheckedProblems({ checkedManuscript: '' }, [file('one')])).toMatchObject([
    { field: 'checkedManuscript' },
  ]);
  expect(uncheckedProblems({ checkedManuscript: 'one' }, [file('one')])).toEqual([]);
});

it('asks again for another file, and not for one that was replaced', () => {
  const files = [file('one', { retired: true }), file('two')];
  expect(uncheckedProblems({ checkedManuscript: 'one' }, files)).toHaveLength(1);
  expect(uncheckedProblems({ checkedManuscript: 'two' }, files)).toEqual([]);
});

it('asks for nothing where there is no manuscript, which is missing itself', () => {
  expect(uncheckedProblems({ checkedManuscript: '' }, [file('x', { kind: 'figure' })])).toEqual([]);
});
