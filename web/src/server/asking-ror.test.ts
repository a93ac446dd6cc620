import { expect, test } from 'vitest';
import type { PublicConfig } from '../config/config.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';

const firebase = { projectId: 'demo', region: 'somewhere1', apiKey: 'local' };
const askedBy = (config: PublicConfig) =>
  contentSecurityPolicy(config)
    .match(/connect-src ([^;]*)/)?.[1]
    ?.split(' ');

test('lets pages ask ROR for institutions where it is configured, and nowhere else', () => {
  expect(askedBy({ firebase })).not.toContain('https://api.ror.org');
  expect(askedBy({ firebase, ror: 'https://api.ror.org/v2' })).toContain('https://api.ror.org');
});
