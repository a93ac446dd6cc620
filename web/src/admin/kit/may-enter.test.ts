import type { Claims } from '@quire/model/roles';
import { describe, expect, test } from 'vitest';
import { mayEnter } from './may-enter.ts';

const EDITOR: Claims = { roles: ['reader', 'editor'], grants: { editor: ['CES'] } };
const CONTENT: Claims = { roles: ['reader', 'content'], grants: {} };
const ADMIN: Claims = { roles: ['reader', 'admin'], grants: {} };
const AUTHOR: Claims = { roles: ['reader', 'author'], grants: {} };

describe('mayEnter', () => {
  test.each([
    ['an editor', EDITOR, { action: 'content.edit' }, true],
    [
      'an editor, to a page of the whole press',
      EDITOR,
      { action: 'content.edit', reach: 'all' },
      false,
    ],
    ['an editor of no journal', { ...EDITOR, grants: {} }, { action: 'content.edit' }, false],
    ['content staff', CONTENT, { action: 'content.edit', reach: 'all' }, true],
    ['content staff, to what is not theirs', CONTENT, { action: 'press.edit' }, false],
    [
      'content staff, by the second of two rights',
      CONTENT,
      { action: 'article.read', orAction: 'issue.edit' },
      true,
    ],
    [
      'an editor, to what neither right opens',
      EDITOR,
      { action: 'press.edit', orAction: 'issue.edit', reach: 'all' },
      false,
    ],
    ['content staff, to what everybody there sees', CONTENT, {}, true],
    ['an admin', ADMIN, { action: 'press.edit' }, true],
    ['an author, who is none of the staff', AUTHOR, {}, false],
    ['an author, to their own manuscripts', AUTHOR, { action: 'submission.read' }, false],
  ] as const)('lets in %s as the role matrix says', (_, claims, entry, may) => {
    expect(mayEnter(claims, entry)).toBe(may);
  });
});
