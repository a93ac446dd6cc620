import { expect, test } from 'vitest';
import { Undo } from './undo.ts';

test('undoes the last thing first, each once, however often it is asked', async () => {
  const undone: string[] = [];
  const undo = new Undo();
  undo.add(() => undone.push('first'));
  undo.add(async () => undone.push('second'));
  await Promise.all([undo.run(), undo.run()]);
  await undo.run();
  expect(undone).toEqual(['second', 'first']);
});

test('goes on after a step that fails, and tells of it', async () => {
  const undone: string[] = [];
  const undo = new Undo();
  undo.add(() => undone.push('lock'));
  undo.add(() => Promise.reject(new Error('stuck')));
  await expect(undo.run()).rejects.toThrow('Not everything');
  expect(undone).toEqual(['lock']);
});
