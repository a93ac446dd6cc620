import type { ConferenceSession } from '@quire/model/entities/conference';
import { expect, it } from 'vitest';
import { withPlaceIds } from './place-ids.ts';

const talk = (title: string, id = '') => ({ id, title, speakers: [], time: '' });
const session = (title: string, ...talks: ReturnType<typeof talk>[]): ConferenceSession => ({
  ...{ id: '', title, day: '2027-05-09', from: '09:00', to: '', room: '', chairs: [] },
  talks,
});
const ids = (sessions: readonly ConferenceSession[]) =>
  sessions.flatMap(({ id, talks }) => [id, ...talks.map((each) => each.id)]);

it('gives each session and talk an id of its own, also where titles are the same', () => {
  const made = ids(
    withPlaceIds([session('Opening', talk('Discussion')), session('Opening', talk('Discussion'))]),
  );
  expect(new Set(made).size).toBe(4);
  for (const id of made) expect(id).toMatch(/^[a-z0-9]{10}$/);
});

it('keeps an existing id, also when a session moves to another day', () => {
  const before = [session('Opening', talk('Mud', 'mine'))];
  const moved = before.map((each) => ({ ...each, day: '2027-05-10', room: 'Hall' }));
  expect(ids(withPlaceIds(before))).toContain('mine');
  expect(ids(withPlaceIds(moved))).toEqual(ids(withPlaceIds(before)));
});
