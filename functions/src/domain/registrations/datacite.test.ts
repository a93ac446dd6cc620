import { NOT_DUE } from '@quire/model/entities/registration';
import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  DATACITE_ACCOUNT,
  doiOf,
  type RegisteringPress,
  startRegisteringPress,
} from '../../testing/registering-press.ts';
import { reconcilePublication } from '../publishing/publish-article.ts';

let press: RegisteringPress;
const DOI = doiOf('creeks', '10.5072');

beforeEach(async () => {
  press = await startRegisteringPress();
});
afterEach(() => press.close());

it('creates a DOI at DataCite, changes it, and hides it when its article is removed', async () => {
  await press.publish('creeks', 1, { doi: DOI });
  expect(await press.run()).toMatchObject({ files: 1, registered: 1 });
  expect(await press.of(DOI)).toMatchObject({
    ...{ state: 'registered', agency: 'datacite', due: NOT_DUE, answer: { code: 'added' } },
  });
  expect(press.agency.find(DOI)).toMatchObject({
    ...{ state: 'findable', url: 'https://press.example/article/CES/1-1/creeks' },
  });
  const sent = press.agency.received.length;
  await reconcilePublication(press, 'CES', 'creeks', { remake: true });
  await press.run();
  expect(press.agency.received).toHaveLength(sent);

  await press.publish('creeks', 2, { doi: DOI, title: 'How creeks fill' });
  await press.run();
  expect(await press.of(DOI)).toMatchObject({ state: 'registered', answer: { code: 'updated' } });
  expect(JSON.stringify(press.agency.find(DOI)?.metadata)).toContain('How creeks fill');

  await press.db.doc('articles/CES~creeks').update({
    status: 'removed',
    tombstone: { at: '2026-06-01T00:00:00.000Z', by: 'ada', reason: 'It was wrong.' },
  });
  await reconcilePublication(press, 'CES', 'creeks');
  await press.run();
  expect(press.agency.find(DOI)).toMatchObject({ state: 'registered' });
  expect(await press.of(DOI)).toMatchObject({ state: 'registered', answer: { code: 'hidden' } });
});

it('tries again where DataCite fails, and tells what it refuses', async () => {
  press.agency.behaviour.plan('deposit', { kind: 'refuse', status: 503 });
  await press.publish('creeks', 1, { doi: DOI });
  await press.run();
  expect(await press.of(DOI)).toMatchObject({ state: 'waiting', answer: { code: 'no-answer' } });
  press.agency.behaviour.set({ failures: { [DOI]: 'Is reserved' } });
  press.pass(2);
  await press.run();
  expect(await press.of(DOI)).toMatchObject({
    ...{ state: 'refused', due: NOT_DUE },
    answer: { code: 'invalid-record', text: expect.stringContaining('Is reserved') },
  });
});

it('holds what it may not sign in for', async () => {
  press.ports = { ...press.ports, accounts: [{ ...DATACITE_ACCOUNT, password: 'wrong' }] };
  await press.publish('creeks', 1, { doi: DOI });
  await press.run();
  expect(await press.of(DOI)).toMatchObject({
    ...{ state: 'held', problems: [{ code: 'login-refused', params: { prefix: '10.5072' } }] },
  });
});

it('sends it again after a worker that died, as nothing else can be known', async () => {
  const { ports } = press;
  const { connect } = ports;
  press.ports = {
    ...ports,
    connect(account, isTest) {
      const client = connect(account, isTest);
      const hand = async () => {
        throw new Error('The worker has died');
      };
      return client && { ...client, hand };
    },
  };
  await press.publish('creeks', 1, { doi: DOI });
  await expect(press.run()).rejects.toThrow('died');
  press.ports = ports;
  for (let minute = 0; minute < 6; minute += 1) {
    press.pass(1);
    await press.run();
  }
  expect(await press.of(DOI)).toMatchObject({ state: 'registered', answer: { code: 'added' } });
});
