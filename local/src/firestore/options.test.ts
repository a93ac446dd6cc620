import { describe, expect, it } from 'vitest';
import { readOptions } from './options.ts';

describe('readOptions', () => {
  it('takes what firebase-tools passes to its Java program', () => {
    const argv =
      '--host 127.0.0.1 --port 8085 --websocket_port 9150 --project_id demo --rules /a/b.rules --single_project_mode true --functions_emulator 127.0.0.1:5001 --database-edition standard';
    expect(readOptions(argv.split(' '), {})).toEqual({
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
    expect(readOptions(['--data=/other'], env)).toMatchObject({
      data: '/other',
      indexes: '/indexes.json',
      log: 'debug',
      deliver: 'twice-shuffled',
      deliveries: 2,
    });
  });

  it('refuses what it cannot mean', () => {
    expect(() => readOptions(['--port', 'many'], {})).toThrow();
    expect(() => readOptions(['--deliver', 'never'], {})).toThrow();
    expect(() => readOptions(['--deliveries', '0'], {})).toThrow();
  });
});
