import { PAPER_UPDATE_MAX_BYTES } from '@quire/model/entities/shared-paper';
import { describe, expect, it } from 'vitest';
import * as Y from 'yjs';
import { updatesOf } from './paper-updates.ts';

function read(updates: readonly Uint8Array[]): readonly string[] {
  const doc = new Y.Doc();
  for (const update of updates) Y.applyUpdate(doc, update);
  return [doc.getText('markdown').toString(), doc.getText('bibliography').toString()];
}

describe('the first updates of a paper', () => {
  it('hold text and bibliography, and nothing for an empty one', () => {
    expect(read(updatesOf({ markdown: '# Mud', bibliography: '@book{a}' }))).toEqual([
      '# Mud',
      '@book{a}',
    ]);
    expect(updatesOf({ markdown: '', bibliography: '' })).toEqual([]);
  });

  it('say the same once when they are sent twice', () => {
    const texts = { markdown: '# Mud and 🐚', bibliography: '' };
    expect(read([...updatesOf(texts), ...updatesOf(texts)])).toEqual(['# Mud and 🐚', '']);
  });

  it('are small enough for a call, however long the text is', () => {
    const markdown = '🐚泥 and sand.\n'.repeat(30_000);
    const updates = updatesOf({ markdown, bibliography: '' });
    expect(Math.max(...updates.map(({ length }) => length))).toBeLessThan(PAPER_UPDATE_MAX_BYTES);
    expect(read(updates)[0]).toBe(markdown);
  });
});
