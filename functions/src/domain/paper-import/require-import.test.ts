import { expect, it } from 'vitest';
import { PEOPLE } from '../../testing/test-submissions.ts';
import { requireImport } from './require-import.ts';

const { editor, admin, author } = PEOPLE;

it('lets editors import into their journals, and publish nothing with it', () => {
  expect(requireImport(editor, { journal: 'CES', publish: false })([])).toBe(true);
  expect(() => requireImport(editor, { journal: 'CES', publish: true })).toThrow(
    expect.objectContaining({ code: 'import/publish-alone' }),
  );
  expect(() => requireImport(editor, { journal: 'MSP', publish: false })).toThrow(
    expect.objectContaining({ code: 'access/denied' }),
  );
  expect(() => requireImport(author, { journal: 'CES', publish: false })).toThrow(
    expect.objectContaining({ code: 'access/denied' }),
  );
});

it('lets administrators publish with it, except what they wrote', () => {
  const mayEdit = requireImport(admin, { journal: 'CES', publish: true });
  expect(mayEdit(['somebody'])).toBe(true);
  expect(mayEdit([admin.uid])).toBe(false);
});
