import { expect, it } from 'vitest';
import { isDocumentId } from './document-id.ts';
import { registrationId } from './registration-id.ts';

it('gives each DOI an id of its own that Firestore takes', () => {
  const dois = ['10.5555/a/b', '10.5555/a~b', '10.5555/a~1b', '10.5555/a~0b', '10.5555/__x__'];
  const ids = dois.map(registrationId);
  expect(new Set(ids).size).toBe(dois.length);
  expect(ids.every(isDocumentId)).toBe(true);
  expect(isDocumentId(registrationId(`10.123456789/${'𐐀'.repeat(200)}`))).toBe(true);
});

it('gives spellings of one DOI the same id', () => {
  expect(registrationId('10.5555/CES.Creeks')).toBe(registrationId('10.5555/ces.creeks'));
});
