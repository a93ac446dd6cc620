import { expect, test } from 'vitest';
import type { PublicConfig } from '../config/config.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { pageHeaders } from './headers.ts';

const firebase = {
  ...{
    projectId: 'press',
    region: 'somewhere1',
    apiKey: 'key',
    authDomain: 'press.firebaseapp.com',
  },
  storageBucket: 'press.firebasestorage.app',
};
const WHOLE: PublicConfig = {
  ...{ firebase, providers: ['google', 'orcid'], ror: 'https://api.ror.org/v2' },
  search: { appId: 'AB12', searchKey: 'public', prefix: '' },
};
const policyOf = (config: PublicConfig): Record<string, string[]> =>
  Object.fromEntries(
    contentSecurityPolicy(config)
      .split('; ')
      .map((directive) => directive.split(' '))
      .map(([name = '', ...sources]) => [name, sources]),
  );

test('pages name no host by a wildcard, and no scheme but for data of their own', () => {
  for (const [name, sources] of Object.entries(policyOf(WHOLE))) {
    expect(sources.join(' '), name).not.toContain('*');
    expect(sources, name).not.toContain('https:');
    expect(sources, name).not.toContain('http:');
  }
});

test('pages ask the functions, files and documents of their own project', () => {
  const { 'connect-src': asked, 'img-src': shown } = policyOf({ firebase });
  expect(asked).toEqual([
    "'self'",
    'https://firestore.googleapis.com/v1/projects/press/',
    'https://firestore.googleapis.com/google.firestore.v1.Firestore/',
    'https://identitytoolkit.googleapis.com',
    'https://securetoken.googleapis.com',
    'https://somewhere1-press.cloudfunctions.net',
    'https://firebasestorage.googleapis.com/v0/b/press.firebasestorage.app/',
  ]);
  expect(shown).toEqual([
    ...["'self'", 'data:', 'blob:'],
    'https://firebasestorage.googleapis.com/v0/b/press.firebasestorage.app/',
  ]);
});

test('scripts are files of the press, or known by their hashes', () => {
  const { 'script-src': scripts = [], 'script-src-attr': attributes } = policyOf({ firebase });
  expect(scripts.filter((source) => source !== "'self'" && !source.startsWith("'sha256-"))).toEqual(
    [],
  );
  expect(attributes).toEqual(["'none'"]);
});

test('browsers report what they keep from a page, to the press itself', () => {
  const headers = pageHeaders({ status: 200, isKept: true, config: WHOLE });
  expect(headers.get('reporting-endpoints')).toBe('policy="/reports"');
  expect(policyOf(WHOLE)).toMatchObject({ 'report-to': ['policy'], 'report-uri': ['/reports'] });
});
