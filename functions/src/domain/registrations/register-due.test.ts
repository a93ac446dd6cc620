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

describe('registering what is published', () => {
  it('sends it, asks for the answer, and keeps what the agency says', async () => {
    await press.publish('creeks');
    expect(await press.of(A)).toMatchObject({
      ...{ doi: A, kind: 'article', journal: 'CES', state: 'waiting', due: '' },
      ...{
        title: 'How creeks drain',
        source: { collection: 'publishedArticles', id: 'CES~creeks' },
      },
    });
    expect(await press.run()).toMatchObject({ files: 1, registered: 0 });
    expect(await press.of(A)).toMatchObject({ state: 'sent', inFlight: true, agency: 'crossref' });
    press.pass(1);
    expect(await press.run()).toMatchObject({ asked: 1, registered: 1, files: 0 });
    expect(await press.of(A)).toMatchObject({
      ...{ state: 'registered', inFlight: false, due: NOT_DUE, withWarning: false },
      ...{ answer: { code: 'added', text: 'Successfully added' }, isTest: false },
      url: 'https://press.example/article/CES/1-1/creeks',
    });
    expect(press.agency.find(A)?.url).toBe('https://press.example/article/CES/1-1/creeks');
    const [batch] = await press.batches();
    expect(batch).toMatchObject({ state: 'completed', due: NOT_DUE, prefix: '10.5555' });
    expect([...press.bucket.files.keys()]).toContain(`registrations/${batch?.fileName}`);
  });

  it('sends many together, and judges each DOI by itself', async () => {
    for (const akey of ['creeks', 'tides', 'mud']) await press.publish(akey);
    press.agency.behaviour.set({
      conflicts: { [A]: ['10.5555/other'] },
      failures: { [B]: 'title "Tides" was previously deleted by a Crossref admin' },
    });
    await press.untilAnswered();
    expect(handedIn()).toBe(1);
    expect(await press.of(A)).toMatchObject({
      ...{ state: 'registered', withWarning: true },
      answer: { code: 'conflict', text: 'Added with conflict' },
    });
    expect(await press.of(B)).toMatchObject({
      ...{ state: 'refused', due: NOT_DUE, registeredHash: '' },
      answer: { code: 'other', text: expect.stringContaining('previously deleted') },
    });
    expect(await press.of(doiOf('mud'))).toMatchObject({ state: 'registered', withWarning: false });
  });

  it('waits while the agency does not know the file, has it queued and works on it', async () => {
    press.agency.behaviour.set({ delay: { unknownPolls: 1, queuedPolls: 1, inProcessPolls: 1 } });
    await press.publish('creeks');
    await press.run();
    const states: unknown[] = [];
    for (let minute = 0; minute < 30 && (await press.of(A))?.inFlight; minute += 1) {
      press.pass(1);
      await press.run();
      states.push((await press.batches())[0]?.state);
    }
    expect([...new Set(states)]).toEqual(['sent', 'queued', 'in-process', 'completed']);
    expect(handedIn()).toBe(1);
    expect(await press.of(A)).toMatchObject({ state: 'registered' });
  });

  it('refuses the DOI whose record the agency cannot read, and sends the others by themselves', async () => {
    await press.publish('creeks');
    await press.publish('tides');
    const { connect } = press.ports;
    press.ports = {
      ...press.ports,
      connect(account, isTest) {
        const client = connect(account, isTest);
        const hand: AgencyClient['hand'] = async (file) => {
          const spoilt = file.xml.includes(B) ? file.xml.replace('</body>', '') : file.xml;
          return (await client?.hand({ ...file, xml: spoilt })) ?? { is: 'unsure' };
        };
        return client && { ...client, hand };
      },
    };
    await press.untilAnswered();
    press.pass(1);
    await press.run();
    expect(await press.of(A)).toMatchObject({ state: 'registered', alone: false });
    expect(await press.of(B)).toMatchObject({
      ...{ state: 'refused', answer: { code: 'invalid-record' } },
    });
    expect(handedIn()).toBe(3);
  });

  it('reads the answer at once where the account asks for it', async () => {
    press.ports = { ...press.ports, accounts: [{ ...CROSSREF_ACCOUNT, via: 'v2' }] };
    await press.publish('creeks');
    expect(await press.run()).toMatchObject({ files: 1, registered: 1 });
    expect(await press.of(A)).toMatchObject({ state: 'registered', answer: { code: 'added' } });
  });
});
