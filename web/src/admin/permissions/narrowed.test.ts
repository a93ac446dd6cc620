import { JournalPermissionsSchema } from '@quire/model/entities/journal-permissions';
import { expect, test } from 'vitest';
import { changesBetween, choicesOf, chosenIn, reachesFrom, withReach } from './narrowed.ts';

const stored = (reaches: object) =>
  JournalPermissionsSchema.parse({ reaches, updatedAt: '2026-01-01T00:00:00Z', updatedBy: 'ada' });

test('starts with the values of the matrix, and saves nothing then', () => {
  expect(reachesFrom(chosenIn(null))).toEqual({ editor: {}, production: {} });
});

test('saves only what was limited, and reads it again', () => {
  const chosen = withReach(chosenIn(null), 'editor', 'submission.decide', 'assigned');
  const saved = reachesFrom(chosen);
  expect(saved).toEqual({ editor: { 'submission.decide': 'assigned' }, production: {} });
  expect(chosenIn(stored(saved))).toEqual(chosen);
});

test('grants a right that journals must allow explicitly', () => {
  const closed = chosenIn(null);
  expect(reachesFrom(closed).production).toEqual({});
  const open = withReach(closed, 'production', 'article.publish', 'journals');
  expect(reachesFrom(open).production).toEqual({ 'article.publish': 'journals' });
  expect(chosenIn(stored(reachesFrom(open)))).toEqual(open);
  expect(changesBetween(closed, open)).toEqual([
    { role: 'production', action: 'article.publish', from: 'none', to: 'journals' },
  ]);
});

test('names each change with the previous value', () => {
  const before = chosenIn(stored({ editor: { 'user.grant': 'none' } }));
  const after = withReach(before, 'editor', 'user.grant', 'journals');
  expect(changesBetween(before, after)).toEqual([
    { role: 'editor', action: 'user.grant', from: 'none', to: 'journals' },
  ]);
  expect(reachesFrom(after).editor).toEqual({});
});

test('offers no choice for rights that no journal can limit', () => {
  expect(choicesOf('editor', 'submission.read')).toBeNull();
  expect(choicesOf('admin', 'article.edit')).toBeNull();
  expect(choicesOf('editor', 'submission.handle')).toEqual(['journals', 'assigned', 'none']);
});
