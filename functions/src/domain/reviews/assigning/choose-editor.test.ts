import { AssignmentSchema } from '@quire/model/entities/assignment';
import { describe, expect, it } from 'vitest';
import { editorsInOrder } from './choose-editor.ts';

const STAFF = ['edda', 'emil', 'ines'].map((uid) => ({ uid, name: uid }));
const listed = (uid: string, takes: Record<string, readonly string[]> = {}) => ({
  editor: { uid, name: uid },
  ...takes,
});
const rule = (name: string, editors: readonly object[] = []) =>
  AssignmentSchema.parse({ rule: name, editors });
const manuscript = { articleType: 'review-article' as const, keywords: ['Tides', 'creeks'] };
const at = (day: number) => `2026-06-0${day}T09:00:00.000Z`;

describe('the order of editors', () => {
  it('is empty without a rule', () => {
    expect(editorsInOrder(rule('off', [listed('edda')]), STAFF, manuscript, {})).toEqual([]);
  });

  it('in turn begins with the editor who has waited longest, and includes all where none is listed', () => {
    const turns = { edda: at(3), emil: at(1) };
    expect(editorsInOrder(rule('rotation'), STAFF, manuscript, turns)).toEqual([
      ...['ines', 'emil', 'edda'],
    ]);
    const two = rule('rotation', [listed('edda'), listed('emil')]);
    expect(editorsInOrder(two, STAFF, manuscript, turns)).toEqual(['emil', 'edda']);
    expect(editorsInOrder(two, STAFF, manuscript, {})).toEqual(['edda', 'emil']);
  });

  it('by type leaves out editors of other types, and ends with those who take any type', () => {
    const editors = [
      listed('edda'),
      listed('emil', { types: ['review-article'] }),
      listed('ines', { types: ['data-paper'] }),
    ];
    expect(editorsInOrder(rule('type', editors), STAFF, manuscript, { emil: at(9) })).toEqual([
      ...['emil', 'edda'],
    ]);
    expect(editorsInOrder(rule('type'), STAFF, manuscript, {})).toEqual([]);
  });

  it('by subject counts the shared keywords, ignoring case', () => {
    const editors = [
      listed('edda', { subjects: ['tides'] }),
      listed('emil', { subjects: ['TIDES', 'Creeks '] }),
      listed('ines', { subjects: ['reefs'] }),
    ];
    expect(editorsInOrder(rule('subject', editors), STAFF, manuscript, {})).toEqual([
      ...['emil', 'edda'],
    ]);
  });

  it('passes over people who are not, or no longer, editors who may take it', () => {
    const editors = [listed('gone'), listed('edda')];
    expect(editorsInOrder(rule('rotation', editors), STAFF, manuscript, {})).toEqual(['edda']);
  });
});

describe('a rule', () => {
  it('lists each editor once', () => {
    const twice = AssignmentSchema.safeParse({ editors: [listed('edda'), listed('edda')] });
    expect(twice.error?.issues.map(({ path }) => path.join('.'))).toEqual(['editors.1.editor']);
  });
});
