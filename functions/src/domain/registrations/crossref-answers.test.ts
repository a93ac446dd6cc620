import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { SCHEMA_FOLDER } from '../../testing/validate-xml.ts';
import type { Asked } from './agency-client.ts';
import { readDiagnostic, versionsIn } from './crossref-answers.ts';

const RECORDED = join(SCHEMA_FOLDER, 'crossref-api');
const read = (name: string) => readDiagnostic(readFileSync(join(RECORDED, name), 'utf8'));
const codesOf = (asked: Asked) =>
  asked.is === 'completed'
    ? [...asked.answers.byDoi].map(([doi, { verdict, code }]) => [doi, verdict, code])
    : asked.is;

describe.skipIf(!existsSync(RECORDED))('answers of Crossref that were recorded', () => {
  it('are told apart before they are complete', () => {
    expect(read('log-unknown.xml').is).toBe('unknown');
    expect(read('log-queued.xml').is).toBe('queued');
    expect(read('log-in-process.xml').is).toBe('in-process');
    expect(read('deposit-accepted.html').is).toBe('no-answer');
  });

  it('are read for each DOI by itself', () => {
    expect(codesOf(read('log-mixed.xml'))).toEqual([
      ['10.5555/ces.2026.0012', 'registered', 'updated'],
      ['10.5555/ces.2026.0013', 'warning', 'conflict'],
      ['10.5555/ces.2026.0014', 'again', 'older-than-registered'],
    ]);
    expect(codesOf(read('log-success.xml'))).toEqual([
      ['10.5555/ces.2026.0012', 'registered', 'added'],
    ]);
    expect(read('log-invalid-xml.xml')).toMatchObject({
      answers: { rest: { verdict: 'refused', code: 'invalid-record' } },
    });
  });
});

it.each(['', 'not XML', '<doi_batch_diagnostic status="completed">', '<html/>'])(
  'takes %j for no answer',
  (text) => expect(readDiagnostic(text).is).toBe('no-answer'),
);

it('finds the versions that an answer names', () => {
  const words = 'submitted version: 20260601090000000 is less than version 20270101000000000 of it';
  expect(versionsIn(words)).toEqual([20260601090000000n, 20270101000000000n]);
  expect(versionsIn('version 5.5.0, 2026')).toEqual([]);
});
