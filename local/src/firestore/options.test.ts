import { describe, expect, it } from 'vitest';
import { type Options, readOptions } from './options.ts';

function optionsOf(line: string, env: NodeJS.ProcessEnv = {}): Options {
  const asked = readOptions(line.split(' ').filter(Boolean), env);
  if (asked.kind !== 'start') throw new Error(JSON.stringify(asked));
  return asked.options;
}

describe('readOptions', () => {
  it('takes what firebase-tools passes to its Java program', () => {
    const line =
      '--under-firebase-tools --host 127.0.0.1 --port 8085 --websocket_port 9150 --project_id demo --rules /a/b.rules --single_project_mode true --functions_emulator 127.0.0.1:5001 --database-edition standard --of_tomorrow';
    expect(optionsOf(line)).toEqual({
      host: '127.0.0.1',
      port: 8085,
      rules: '/a/b.rules',
      functions: '127.0.0.1:5001',
      data: null,
      seed: null,
      indexes: null,
      log: 'info',
      deliver: 'once',
      deliveries: 4,
      underFirebaseTools: true,
    });
  });

  it('takes our own from the environment, the arguments first', () => {
    const env = {
      QUIRE_FIRESTORE_DATA: '/data',
      QUIRE_FIRESTORE_INDEXES: '/indexes.json',
      QUIRE_FIRESTORE_LOG: 'debug',
      QUIRE_FIRESTORE_DELIVER: 'twice-shuffled',
      QUIRE_FIRESTORE_DELIVERIES: '2',
    };
    expect(optionsOf('--data=/other', env)).toMatchObject({
      data: '/other',
      indexes: '/indexes.json',
      log: 'debug',
      deliver: 'twice-shuffled',
      deliveries: 2,
      underFirebaseTools: false,
    });
  });

  it.each([
    ['--port many', '--port needs a number from 0 to 65535'],
    ['--port 70000', '--port needs a number from 0 to 65535'],
    ['--port=', '--port needs a number from 0 to 65535'],
    ['--deliver never', '--deliver is one of once, twice-shuffled'],
    ['--deliveries 0', '--deliveries needs a number from 1 to 1000'],
    ['--log loud', '--log is one of debug, info, warn'],
    ['--rules=', '--rules needs a value'],
    ['--rules', "Option '--rules <value>' argument missing"],
    ['--rulez x', "Unknown option '--rulez'"],
    ['firestore.rules', "Unexpected argument 'firestore.rules'"],
  ])('says what is wrong with %s', (line, problem) => {
    expect(readOptions(line.split(' '), {})).toEqual({ kind: 'problem', problem });
  });

  it('names the variable whose value is wrong', () => {
    expect(readOptions([], { QUIRE_FIRESTORE_LOG: 'loud' })).toEqual({
      kind: 'problem',
      problem: 'QUIRE_FIRESTORE_LOG is one of debug, info, warn',
    });
  });

  it('hears a wish for help', () => {
    expect(readOptions(['--help'], {})).toEqual({ kind: 'help' });
  });
});
