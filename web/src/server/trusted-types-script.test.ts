import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { TRUSTED_TYPES_SCRIPT } from './trusted-types-script.ts';

interface Policy {
  createHTML(html: string): string;
  createScriptURL(address: string): string | null;
  readonly createScript?: unknown;
}

function policy(): Policy {
  const made: [string, Policy][] = [];
  runInNewContext(TRUSTED_TYPES_SCRIPT, {
    URL,
    location: { href: 'https://press.example/journals', origin: 'https://press.example' },
    trustedTypes: { createPolicy: (name: string, rules: Policy) => made.push([name, rules]) },
  });
  const [[name, rules] = []] = made;
  if (name !== 'default' || !rules) throw new Error('no policy was made');
  return rules;
}

test.each([
  ['/assets/render-worker-0a1b.js', true],
  ['https://press.example/assets/a.js', true],
  ['https://apis.google.com/js/api.js', true],
  ['https://evil.example/a.js', false],
  ['//evil.example/a.js', false],
  ['https://press.example.evil.example/a.js', false],
  ['https://www.google.com/jsapi', false],
  ['data:text/javascript,alert(1)', false],
  ['blob:https://press.example/0a1b', false],
  ['javascript:alert(1)', false],
])('of the address %s lets a page make a script: %s', (address, is) => {
  expect(policy().createScriptURL(address)).toBe(is ? address : null);
});

test('lets no text become a script, and hands HTML on', () => {
  expect(policy().createScript).toBeUndefined();
  expect(policy().createHTML('<p>a</p>')).toBe('<p>a</p>');
});

test('is nothing to a browser without Trusted Types', () => {
  expect(() => runInNewContext(TRUSTED_TYPES_SCRIPT, {})).not.toThrow();
});
