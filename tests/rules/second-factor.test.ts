import { doc, getDoc } from 'firebase/firestore';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { editorWithFactor, type Persona } from './personas.ts';
import { isAllowed, openRulesPress, type RulesPress } from './rules-press.ts';
import { openStoragePress, type StoragePress } from './storage-press.ts';

let at: RulesPress;
let files: StoragePress;

beforeAll(async () => {
  at = await openRulesPress('rules-second-factor');
  await at.given({ 'mail/m1': { journal: 'CES', withheld: false } });
  files = await openStoragePress('storage-second-factor', {});
});
afterAll(async () => {
  await at.close();
  await files.close();
});

it.each<[string, Persona['factor'], boolean]>([
  ['nothing was set up', {}, true],
  ['it was given in this session', { secondFactor: 'f1', secondFactorUsed: 'f1' }, true],
  ['it was not given', { secondFactor: 'f1' }, false],
  [
    'another was given, which it has replaced',
    { secondFactor: 'f2', secondFactorUsed: 'f1' },
    false,
  ],
  ['a role asks for one and none is set up', { secondFactor: 'due' }, false],
  ['it has been switched off since', { secondFactorUsed: 'f1' }, true],
])('lets an editor in where %s: %j → %s', async (_when, factor, expected) => {
  const editor = editorWithFactor(factor);
  expect(await isAllowed(getDoc(doc(at.asPerson(editor), 'mail/m1')))).toBe(expected);
  expect(await files.allows(editor, { method: 'get', path: 'media/m1.png' })).toBe(expected);
});
