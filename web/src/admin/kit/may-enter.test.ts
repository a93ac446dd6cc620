import type { Claims } from '@quire/model/roles';
import { describe, expect, test } from 'vitest';
import { mayEnter } from './may-enter.ts';

const EDITOR: Claims = { roles: ['reader', 'editor'], journals: ['CES'] };
const CONTENT: Claims = { roles: ['reader', 'content'], journals: [] };
const ADMIN: Claims = { roles: ['reader', 'admin'], journals: [] };
const AUTHOR: Claims = { roles: ['reader', 'author'], journals: [] };

describe('mayEnter', () => {
  test.each([
    ['an editor', EDITOR, { action: 'content.edit' }, true],
    [
      'an editor, to a page of the whole press',
      EDITOR,
      { action: 'content.edit', reach: 'all' },
      false,
    ],
    ['an editor of no journal', { ...EDITOR, journals: [] }, { action: 'content.edit' }, false],
    ['content staff', CONTENT, { action: 'content.edit', reach: 'all' }, true],
    ['content staff, to what is not theirs', CONTENT, { action: 'press.edit' }, false],
    ['content staff, to what everybody there sees', CONTENT, {}, true],
    ['an admin', ADMIN, { action: 'press.edit' }, true],
    ['an author, who is none of the staff', AUTHOR, {}, false],
    ['an author, to their own manuscripts', AUTHOR, { action: 'submission.read' }, false],
  ] as const)('lets in %s as the role matrix says', (_, claims, entry, may) => {
    expect(mayEnter(claims, entry)).toBe(may);
  });
});
