import { expect, it } from 'vitest';
import { registrationHosts } from './registration-hosts.ts';

it('sends to the test systems in test mode', () => {
  expect(registrationHosts(true)?.crossref).toBe('https://test.crossref.org');
  expect(registrationHosts(false)?.crossref).toBe('https://doi.crossref.org');
});
