import { NOT_DUE } from '@quire/model/entities/registration';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  doiOf,
  type RegisteringPress,
  startRegisteringPress,
} from '../../testing/registering-press.ts';
import { reconcilePublication } from '../publishing/publish-article.ts';
import { sendAgain } from './send-again.ts';

let press: RegisteringPress;
const A = doiOf('creeks');

beforeEach(async () => {
  press = await startRegisteringPress();
});
afterEach(() => press.close());

const handedIn = () => press.agency.submissions().length;
const xmlOf = (at: number): string => {
  const submission = press.agency.submissions().at(at);
  return submission ? press.agency.contentsOf(submission) : '';
};

describe('changes', () => {
  it('sends nothing again where nothing that is registered has changed', async () => {
    await press.publish('creeks');
    await press.untilAnswered();
    const before = await press.of(A);
    await press.db.doc('publishedArticles/CES~creeks').update({ metrics: { views: 3 } });
    await reconcilePublication(press, 'CES', 'creeks', { remake: true });
    await press.untilAnswered();
    expect(handedIn()).toBe(1);
    expect(await press.of(A)).toEqual(before);
    // Another text with the same references is noted, and found to be the same.
    await press.publish('creeks', 2);
    await press.untilAnswered();
    expect(await press.of(A)).toMatchObject({ state: 'registered', due: NOT_DUE });
    expect(handedIn()).toBe(1);
    // Unless staff ask for it.
    const admin = { uid: 'ada', claims: { roles: ['admin' as const], grants: {} } };
    expect(await sendAgain(press, admin, { ids: ['10.5555~1ces.creeks'] })).toEqual({ count: 1 });
    const log = await press.db.collection('audit').where('action', '==', 'registration.send').get();
    expect(log.docs.map((entry) => entry.data())).toMatchObject([
      { by: admin.uid, dois: ['10.5555/ces.creeks'] },
    ]);
    await press.untilAnswered();
    expect(handedIn()).toBe(2);
    expect(await press.of(A)).toMatchObject({ answer: { code: 'updated' }, again: false });
  });

  it('sends what changes while it is on its way after the answer', async () => {
    press.agency.behaviour.set({ delay: { queuedPolls: 1 } });
    await press.publish('creeks');
    await press.run();
    await press.publish('creeks', 2, { keywords: ['mud'], title: 'How creeks fill' });
    expect(await press.of(A)).toMatchObject({ state: 'waiting', inFlight: true });
    await press.run();
    expect(handedIn()).toBe(1);
    for (let minute = 0; minute < 12; minute += 1) {
      press.pass(1);
      await press.run();
    }
    expect(handedIn()).toBe(2);
    expect(xmlOf(1)).toContain('How creeks fill');
    expect(await press.of(A)).toMatchObject({ state: 'registered', answer: { code: 'updated' } });
  });

  it('registers the new address of an article that has moved', async () => {
    await press.publish('creeks');
    await press.untilAnswered();
    await press.db.doc('articles/CES~creeks').update({ issue: '1-2' });
    await reconcilePublication(press, 'CES', 'creeks');
    await press.untilAnswered();
    expect(press.agency.find(A)?.url).toBe('https://press.example/article/CES/1-2/creeks');
  });

  it('tells of a correction and of a retraction, and repeats the former', async () => {
    const registration = { updatePolicy: '10.5555/policy' };
    await press.db.doc('settings/press').update({ registration });
    await press.publish('creeks');
    await press.untilAnswered();
    await press.publish('creeks', 2, { abstract: 'It falls.' });
    await press.db.doc('articles/CES~creeks').update({ status: 'corrected' });
    await reconcilePublication(press, 'CES', 'creeks');
    await press.untilAnswered();
    const correction = /<update type="correction" date="[\d-]+">10.5555\/ces.creeks<\/update>/;
    expect(xmlOf(-1)).toMatch(correction);
    await press.db.doc('articles/CES~creeks').update({ status: 'retracted' });
    await press.publish('notice', 1, { type: 'retraction', updates: 'creeks' });
    await reconcilePublication(press, 'CES', 'creeks');
    await press.untilAnswered();
    const sent = press.agency
      .submissions()
      .slice(-2)
      .map((each) => press.agency.contentsOf(each));
    const all = sent.join('\n');
    expect(all).toMatch(/<update type="retraction" date="[\d-]+">10.5555\/ces.creeks<\/update>/);
    expect(all).toMatch(correction);
    expect(all).toContain('RETRACTED');
    expect((await press.of(A))?.updates).toMatchObject([{ type: 'correction', doi: A }]);
  });

  it('forgets a DOI that was never sent and has no record', async () => {
    await press.publish('creeks');
    await press.db.doc('articles/CES~creeks').update({
      status: 'removed',
      tombstone: { at: '2026-06-01T00:00:00.000Z', by: 'ada', reason: 'By mistake.' },
    });
    await reconcilePublication(press, 'CES', 'creeks');
    await press.run();
    expect(await press.of(A)).toBeNull();
    expect(handedIn()).toBe(0);
  });
});
