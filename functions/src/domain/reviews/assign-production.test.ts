import { DESK, PROFILES, USERS } from '@quire/model/collections';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import {
  PEOPLE,
  putSubmission,
  type SubmissionsPress,
  startSubmissionsPress,
  submissionNow,
} from '../../testing/test-submissions.ts';
import { assignProduction } from './assign-production.ts';
import { unassignStaff } from './assign-staff.ts';

const AT = '2026-06-01T09:00:00.000Z';

let press: SubmissionsPress | undefined;
afterAll(() => press?.close());

async function putStaff(uid: string, journal = 'CES'): Promise<void> {
  await press?.db.doc(`${USERS}/${uid}`).set({
    ...{ email: `${uid}@press.example`, displayName: `${uid} of production`, updatedAt: AT },
    ...{ roles: ['reader', 'production'], grants: { production: [journal] }, journals: [journal] },
  });
}

const begin = async (): Promise<SubmissionsPress> => {
  await press?.close();
  press = await startSubmissionsPress();
  for (const { id } of (await press.db.collection(USERS).get()).docs)
    await press.db.doc(`${USERS}/${id}`).delete();
  await putSubmission(press, 'creeks', { state: 'production', editors: ['edda'] });
  return press;
};

let test: SubmissionsPress;
beforeEach(async () => {
  test = await begin();
});

const produced = async () => (await submissionNow(test, 'creeks')).production;
const told = async () =>
  (await test.db.collection('mail').get()).docs.map((doc) => [
    doc.get('template'),
    doc.get('to')[0],
  ]);

describe('assigning production', () => {
  it('assigns the person with the fewest manuscripts, notifies them once, and records it in the history', async () => {
    await putStaff('paul');
    await putStaff('petra');
    for (const [id, state] of [
      ['a', 'typesetting'],
      ['b', 'copyediting'],
    ])
      await test.db.doc(`${DESK}/${id}`).set({ production: ['paul'], state, queues: [] });
    // Published manuscripts no longer count as assigned.
    for (const id of ['c', 'd', 'e'])
      await test.db
        .doc(`${DESK}/${id}`)
        .set({ production: ['petra'], state: 'published', queues: [] });
    await assignProduction(test, 'creeks');
    await assignProduction(test, 'creeks');
    expect(await produced()).toEqual(['petra']);
    expect(await told()).toEqual([['editor/assigned', 'petra@press.example']]);
    const events = await test.db.collection('submissions/creeks/events').get();
    expect(events.docs.map((doc) => doc.data())).toMatchObject([
      { event: 'production_assigned', actor: 'system', audience: 'staff' },
    ]);
  });

  it('prefers staff who are in the office', async () => {
    await putStaff('paul');
    await putStaff('petra');
    await test.db.doc(`${DESK}/a`).set({ production: ['paul'], state: 'production', queues: [] });
    await test.db.doc(`${PROFILES}/petra`).set({
      ...{ given: 'Petra', family: 'Bay', email: 'petra@press.example', state: 'active' },
      ...{
        affiliation: 'Tide Institute',
        country: 'NO',
        consents: [],
        createdAt: AT,
        updatedAt: AT,
      },
      notifications: { reminders: true, messages: true },
      absence: { from: '2000-01-01', to: '2099-01-01', standIn: '' },
    });
    await assignProduction(test, 'creeks');
    expect(await produced()).toEqual(['paul']);
  });

  it('passes over authors and the staff of other journals', async () => {
    await putStaff('anselm');
    await putStaff('otto', 'QPH');
    await assignProduction(test, 'creeks');
    expect(await produced()).toEqual([]);
    expect(await told()).toEqual([]);
  });

  it('skips manuscripts that have a production editor, and those not in production', async () => {
    await putStaff('paul');
    await putSubmission(test, 'creeks', { state: 'production', production: ['paula'] });
    await assignProduction(test, 'creeks');
    expect(await produced()).toEqual(['paula']);
    await putSubmission(test, 'creeks', { state: 'copyediting', production: [] });
    await assignProduction(test, 'creeks');
    expect(await produced()).toEqual([]);
  });

  it('does not return a manuscript to a person who was unassigned from it', async () => {
    await putStaff('paul');
    await assignProduction(test, 'creeks');
    await unassignStaff(test, PEOPLE.editor, {
      submission: 'creeks',
      uid: 'paul',
      as: 'production',
    });
    await assignProduction(test, 'creeks');
    expect(await produced()).toEqual([]);
  });
});
