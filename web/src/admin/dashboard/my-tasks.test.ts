import { type DeskEntry, DeskEntrySchema, NO_DAY } from '@quire/model/entities/desk';
import { describe, expect, it } from 'vitest';
import type { OwnTask } from '../../data/live/desk/use-own-tasks.ts';
import {
  inOrderOfUrgency,
  itemForEditor,
  itemForGuest,
  itemOfCount,
  itemOfTask,
} from './my-tasks.ts';
import { WHAT_WAITS } from './what-waits.ts';

const NOW = '2026-03-10T12:00:00.000Z';
const onDesk = (id: string, change: Partial<DeskEntry>) => ({
  ...DeskEntrySchema.parse({
    ...{ journal: 'CES', number: id, title: `Title of ${id}`, articleType: 'research-article' },
    ...{ state: 'under_review', round: 0, authors: 'Okoro', stageEnteredAt: NOW, submittedAt: NOW },
    ...{
      dueAt: NO_DAY,
      editors: ['edda'],
      production: [],
      queues: ['open'],
      sortKey: id,
      words: [],
    },
    ...change,
  }),
  id,
});
const ownTask = (id: string, due?: string): OwnTask => ({
  ...{ id, submission: 's1', title: id, readers: 'handlers', state: 'open', at: NOW },
  ...{ by: { uid: 'ada', name: 'Ada' }, assignee: { uid: 'edda', name: 'Edda' } },
  ...{ number: 'CES-2026-00001', manuscript: 'Creeks', ...(due ? { due } : {}) },
});

describe('a person’s tasks', () => {
  it('start with the overdue ones by date, and end with those without a date', () => {
    const late = onDesk('late', { queues: ['open', 'overdue'], dueAt: '2026-03-08T12:00:00.000Z' });
    const items = [
      itemOfTask(ownTask('whenever'), NOW),
      itemOfTask(ownTask('soon', '2026-03-12'), NOW),
      itemForEditor(late, NOW),
      itemOfTask(ownTask('older', '2026-03-01'), NOW),
      itemForEditor(onDesk('ready', { queues: ['open', 'decision'] }), NOW),
    ];
    expect(inOrderOfUrgency(items).map(({ title, urgency }) => [title, urgency])).toEqual([
      ['older', 'late'],
      ['Title of late', 'late'],
      ['soon', 'now'],
      ['Title of ready', 'now'],
      ['whenever', 'later'],
    ]);
  });

  it('treat a task due today as due, not overdue', () => {
    expect(itemOfTask(ownTask('today', '2026-03-10'), NOW).urgency).toBe('now');
    expect(itemOfTask(ownTask('yesterday', '2026-03-09'), NOW).urgency).toBe('late');
  });

  it('leave out manuscripts that wait for others', () => {
    expect(itemForEditor(onDesk('asked', {}), NOW)).toBeNull();
    expect(itemForGuest(onDesk('approved', { queues: ['to-schedule'] }), NOW)).toBeNull();
    expect(itemForEditor(onDesk('approved', { queues: ['to-schedule'] }), NOW)).not.toBeNull();
  });

  it('say whether the manuscript or a report is overdue', () => {
    const says = (dueAt: string) =>
      itemForEditor(onDesk('late', { queues: ['overdue'], dueAt }), NOW)?.says;
    expect(says('2026-03-20T12:00:00.000Z')).toBe('late · A report is overdue');
    expect(says('2026-03-08T12:00:00.000Z')).toBe('late · Overdue · due 8 Mar 2026, 2 days late');
  });

  it('list a manuscript with two roles once', () => {
    const twice = onDesk('twice', { queues: ['decision'] });
    expect(inOrderOfUrgency([itemForGuest(twice, NOW), itemForEditor(twice, NOW)])).toHaveLength(1);
  });

  it('count pending items on the person’s pages, if there are any', () => {
    const [waiting] = WHAT_WAITS;
    if (!waiting) throw new Error('nothing waits');
    const pages = new Set([waiting.path.replace(/\?.*/, '')]);
    const item = (count: number | null | undefined, own: ReadonlySet<string> = pages) =>
      itemOfCount({ ...waiting, count }, own, String);
    expect(item(3)?.title).toBe(`${waiting.label} (3)`);
    expect([item(0), item(null), item(undefined), item(3, new Set())]).toEqual([
      ...[null, null, null, null],
    ]);
  });
});
