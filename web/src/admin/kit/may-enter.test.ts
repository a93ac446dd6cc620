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
    ['content staff, to pages of others', CONTENT, { action: 'press.edit' }, false],
    [
      'content staff, by the second of two rights',
      CONTENT,
      { action: 'article.read', orAction: 'issue.edit' },
      true,
    ],
    [
      'an editor, to a page that needs another right',
      EDITOR,
      { action: 'press.edit', orAction: 'issue.edit', reach: 'all' },
      false,
    ],
    ['content staff, to pages for all staff', CONTENT, {}, true],
    ['an admin', ADMIN, { action: 'press.edit' }, true],
    ['an author, who is not staff', AUTHOR, {}, false],
    ['an author, to their own manuscripts', AUTHOR, { action: 'submission.read' }, false],
  ] as const)('admits %s according to the role matrix', (_, claims, entry, may) => {
    expect(mayEnter(claims, entry)).toBe(may);
  });
});
