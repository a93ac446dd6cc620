/**
 * Whoever tries addresses learns nothing: what registering, recovering and signing in answer is the
 * same for addresses that the press knows, knows unconfirmed, and does not know. Bodies are compared;
 * times are told, and held only to what makes them even: nothing is answered before its moment.
 */
import { EVEN_ANSWER_MS, LINKS_PER_ADDRESS_AND_HOUR } from '@quire/model/constants';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Called, callFunction } from './call-function.ts';
import { askToSignIn, newAddress, newNetwork, PASSWORD, registration } from './people/account.ts';
import { admin } from './press-admin.ts';

const TRIES = 50;
/** At once: each takes a process of the emulator's. */
const LANES = 10;

/** One address for as many tries as are answered with a mail. */
const addresses = (name: string): string[] =>
  Array.from({ length: TRIES / LINKS_PER_ADDRESS_AND_HOUR }, (_, at) => newAddress(name + at));

const ASKED = { known: addresses('known'), unconfirmed: addresses('waiting') };
type Kind = 'known' | 'unconfirmed' | 'unknown';

interface Try {
  readonly kind: Kind;
  readonly email: string;
}

/** Known and unknown addresses in turn, so that whatever slows the machine slows both. */
const tries = (kinds: readonly Kind[]): Try[] =>
  Array.from({ length: TRIES }, (_, at) =>
    kinds.map((kind): Try => {
      const pool = kind === 'unknown' ? [newAddress(`unknown${at}`)] : ASKED[kind];
      return { kind, email: pool[at % pool.length] ?? '' };
    }),
  ).flat();

type Answered = Try & Pick<Called, 'status' | 'body' | 'ms'>;

async function askAll(
  asked: readonly Try[],
  ask: (email: string) => Promise<Pick<Called, 'status' | 'body' | 'ms'>>,
): Promise<Answered[]> {
  const waiting = [...asked];
  const answers: Answered[] = [];
  const lane = async () => {
    for (let one = waiting.shift(); one; one = waiting.shift()) {
      answers.push({ ...one, ...(await ask(one.email)) });
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return answers;
}

function median(answers: readonly Answered[], kind: Kind): number {
  const times = answers.filter((one) => one.kind === kind).map(({ ms }) => ms);
  return Math.round(times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0);
}

function tell(what: string, answers: readonly Answered[]): void {
  const kinds = [...new Set(answers.map(({ kind }) => kind))];
  const figures = kinds.map((kind) => `${kind} ${median(answers, kind)} ms`);
  console.log(`${what}, median of ${TRIES} tries each: ${figures.join(', ')}`);
}

const bodiesOf = (answers: readonly Answered[]) =>
  new Set(answers.map(({ status, body }) => `${status} ${body}`));

/** Nobody was answered before the moment that all are answered at. */
const early = (answers: readonly Answered[]) => answers.filter(({ ms }) => ms < EVEN_ANSWER_MS - 5);

beforeAll(async () => {
  const add = (emailVerified: boolean) => (email: string) =>
    admin.auth.createUser({ email, password: PASSWORD, emailVerified });
  await Promise.all([...ASKED.known.map(add(true)), ...ASKED.unconfirmed.map(add(false))]);
});

describe('addresses that are tried', () => {
  it('cannot be told apart by registering and recovering', async () => {
    const ask = (name: 'registerAccount' | 'requestPasswordReset') => (email: string) =>
      callFunction(name, name === 'registerAccount' ? registration(email) : { email }, {
        network: newNetwork(),
      });
    const [registered, recovered] = await Promise.all([
      askAll(tries(['known', 'unknown']), ask('registerAccount')),
      askAll(tries(['known', 'unknown']), ask('requestPasswordReset')),
    ]);
    tell('registering', registered);
    tell('recovering', recovered);
    expect([...bodiesOf(registered)]).toEqual(['200 {"result":{}}']);
    expect([...bodiesOf(recovered)]).toEqual(['200 {"result":{}}']);
    expect([...early(registered), ...early(recovered)]).toEqual([]);
  });

  it('cannot be told apart by signing in', async () => {
    const answers = await askAll(tries(['known', 'unconfirmed', 'unknown']), async (email) => {
      const began = performance.now();
      const answer = await askToSignIn(email, 'not the password at all');
      const body = await answer.text();
      return { status: answer.status, body, ms: performance.now() - began };
    });
    tell('signing in', answers);
    expect(bodiesOf(answers).size).toBe(1);
    expect(answers[0]?.status).toBe(400);
  });
});
