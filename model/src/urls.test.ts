import { describe, expect, it } from 'vitest';
import { internalPath, isScriptUrl } from './urls.ts';

describe('addresses', () => {
  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' java\tscript:alert(1)',
    'data:text/html,x',
    'java%73cript:alert(1)',
    'vbscript:x',
  ])('refuses %j as a script', (address) => expect(isScriptUrl(address)).toBe(true));
  it.each(['https://example.org/javascript:', '/journals', 'mailto:a@example.org'])(
    'lets %s be',
    (address) => expect(isScriptUrl(address)).toBe(false),
  );
  it.each([
    ['/journals?x=1#y', '/journals?x=1#y'],
    ['//evil.example', null],
    ['/\\evil.example', null],
    ['\\\\evil.example', null],
    ['/%2Fevil.example', null],
    ['https://evil.example/', null],
    ['journals', null],
    ['/\t/evil.example', null],
  ])('takes %j as %j', (address, path) => expect(internalPath(address)).toBe(path));
});
