import { expect, test } from 'vitest';
import { documentId, isDocumentId } from './document-id.ts';

test.each([
  'creeks',
  'CES~creeks',
  '__x',
  'x__',
  '_',
  '__',
  '___',
  '...',
  'ü',
  '😀',
  'a'.repeat(1_500),
])('takes %j', (id) => expect(isDocumentId(id)).toBe(true));

test.each([
  ...['', '.', '..', '____', '__x__', '__x\ny__', 'a/b', '/', '\0', 'a\0', '\ud800', 'a\udc00b'],
  ...['a'.repeat(1_501), 'ü'.repeat(751)],
])('refuses %j', (id) => expect(isDocumentId(id)).toBe(false));

test('wants the form too', () => {
  const schema = documentId(/^[A-Za-z0-9_-]{1,60}$/);
  expect(schema.safeParse('creeks').success).toBe(true);
  expect(schema.safeParse('__creeks__').success).toBe(false);
  expect(schema.safeParse('a b').success).toBe(false);
});
