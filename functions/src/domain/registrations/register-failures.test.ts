import { NOT_DUE } from '@quire/model/entities/registration';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  CROSSREF_ACCOUNT,
  doiOf,
  type RegisteringPress,
  startRegisteringPress,
} from '../../testing/registering-press.ts';
import type { AgencyClient } from './agency-client.ts';

let press: RegisteringPress;
const A = doiOf('creeks');
const B = doiOf('tides');

beforeEach(async () => {
  press = await startRegisteringPress();
});
afterEach(() => press.close());

const handedIn = () => press.agency.submissions().length;
const timestampsOf = (doi: string) =>
  press.agency.find(doi)?.versions.map(({ version }) => BigInt(version)) ?? [];

/** A client whose worker dies before a file is handed in, or right after. */
function dying(when: 'before' | 'after'): void {
  const { connect } = press.ports;
  press.ports = {
    ...press.ports,
    connect(account, isTest) {
      const client = connect(account, isTest);
      const hand: AgencyClient['hand'] = async (file) => {
        if (when === 'after') await client?.hand(file);
        throw new Error('The worker has died');
      };
      return client && { ...client, hand };
    },
  };
}

describe('when something fails', () => {
  it('sends a lost file again, with a later version and another name', async () => {
    press.agency.behaviour.plan('deposit', { kind: 'lose' });
    await press.publish('creeks');
    for (let minute = 0; minute < 40 && handedIn() === 0; minute += 1) {
      await press.run();
      press.pass(1);
    }
    await press.untilAnswered();
    const [first, second] = await press.batches();
    expect([first?.state, second?.state]).toEqual(['lost', 'completed']);
    expect(first?.fileName).not.toBe(second?.fileName);
    expect(await press.of(A)).toMatchObject({ state: 'registered', answer: { code: 'added' } });
  });

  it('is not misled by a file that arrives twice', async () => {
    press.agency.behaviour.plan('deposit', { kind: 'double' });
    await press.publish('creeks');
    await press.untilAnswered();
    expect(handedIn()).toBe(2);
    expect(await press.of(A)).toMatchObject({ state: 'registered', answer: { code: 'added' } });
  });

  it.each([
    ['the connection breaks after', { kind: 'drop' }, 1],
    ['the agency fails after', { kind: 'fail', status: 500 }, 1],
  ] as const)('asks by the name of the file where %s it was taken', async (_what, fault, files) => {
    press.agency.behaviour.plan('deposit', fault);
    await press.publish('creeks');
    await press.untilAnswered();
    expect(handedIn()).toBe(files);
    expect(await press.of(A)).toMatchObject({ state: 'registered' });
  });

  it.each([
    ['before', 0],
    ['after', 1],
  ] as const)('goes on after a worker that died %s handing in', async (when, taken) => {
    const { ports } = press;
    await press.publish('creeks');
    dying(when);
    await expect(press.run()).rejects.toThrow('died');
    press.ports = ports;
    expect(handedIn()).toBe(taken);
    expect((await press.batches())[0]).toMatchObject({ state: 'sending' });
    // Nobody else sends it while its lease lasts, nor before the agency was asked.
    await press.run();
    expect(handedIn()).toBe(taken);
    for (let minute = 0; minute < 40; minute += 1) {
      press.pass(1);
      await press.run();
    }
    expect(handedIn()).toBe(1);
    expect(await press.of(A)).toMatchObject({ state: 'registered', answer: { code: 'added' } });
  });

  it('lets two workers send each DOI once', async () => {
    for (const akey of ['creeks', 'tides', 'mud']) await press.publish(akey);
    await Promise.all([press.run(), press.run()]);
    const dois = press.agency
      .submissions()
      .flatMap((each) =>
        [...press.agency.contentsOf(each).matchAll(/<doi>(10.5555.*?)<\/doi>/g)].map(
          ([, doi]) => doi,
        ),
      );
    expect(dois.toSorted()).toEqual([A, doiOf('mud'), B].toSorted());
  });

  it('sends later versions also after the clock was set back', async () => {
    await press.publish('creeks');
    await press.untilAnswered();
    press.pass(-60 * 24 * 400);
    await press.publish('creeks', 2, { title: 'How creeks fill' });
    await press.untilAnswered();
    const [first, second] = timestampsOf(A);
    expect(first && second && second > first).toBe(true);
    expect(await press.of(A)).toMatchObject({ state: 'registered', answer: { code: 'updated' } });
  });

  it('goes above the version of whoever registered the DOI before', async () => {
    await press.publish('creeks');
    await press.untilAnswered();
    // The press has forgotten it, and its clock is two months behind.
    await press.db.doc('registrations/10.5555~1ces.creeks').delete();
    press.pass(-60 * 24 * 60);
    await press.publish('creeks', 2, { title: 'How creeks fill' });
    for (let minute = 0; minute < 30; minute += 1) {
      press.pass(1);
      await press.run();
    }
    expect(await press.of(A)).toMatchObject({ state: 'registered', answer: { code: 'updated' } });
    const versions = timestampsOf(A);
    expect(versions).toHaveLength(2);
  });

  it('tries again later where too many files are waiting', async () => {
    press.agency.behaviour.plan('deposit', { kind: 'refuse', status: 429 });
    await press.publish('creeks');
    await press.run();
    const waiting = await press.of(A);
    expect(waiting).toMatchObject({
      ...{ state: 'waiting', attempts: 1, inFlight: false, answer: { code: 'too-many' } },
    });
    expect(waiting && waiting.due > press.now().toISOString()).toBe(true);
    await press.run();
    expect(handedIn()).toBe(0);
    press.pass(2);
    await press.untilAnswered();
    expect(await press.of(A)).toMatchObject({ state: 'registered', attempts: 0 });
  });

  it('holds what it has no account for, or a login that is refused, and says so', async () => {
    const { ports } = press;
    await press.publish('creeks');
    press.ports = { ...ports, accounts: [] };
    await press.run();
    expect(await press.of(A)).toMatchObject({
      ...{ state: 'held', due: NOT_DUE },
      problems: [{ code: 'no-account', params: { prefix: '10.5555' } }],
    });
    press.ports = { ...ports, accounts: [{ ...CROSSREF_ACCOUNT, password: 'wrong' }] };
    await press.publish('tides');
    await press.run();
    expect(await press.of(B)).toMatchObject({
      ...{ state: 'held', answer: { code: 'login-refused' } },
      problems: [{ code: 'login-refused', params: { prefix: '10.5555' } }],
    });
    expect(JSON.stringify(await press.of(B))).not.toContain('wrong');
    press.ports = ports;
    press.pass(61);
    await press.untilAnswered();
    expect(await press.of(B)).toMatchObject({ state: 'registered', problems: [] });
  });
});
