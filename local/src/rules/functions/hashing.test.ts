import { describe, expect, it } from 'vitest';
import { outcomeOf } from '../testing/outcome-of.ts';

describe('hashing', () => {
  it.each([
    ["hashing.crc32('123456789').toHexString()", '"2639F4CB"'],
    ["hashing.crc32c('123456789').toHexString()", '"839206E3"'],
    ["hashing.md5('').toHexString()", '"D41D8CD98F00B204E9800998ECF8427E"'],
    ["hashing.sha256(b'abc').toHexString().size()", '64'],
    ["hashing.sha256('abc') == hashing.sha256(b'abc')", 'true'],
    ["hashing.md5('abc').toBase64()", '"kAFQmDzST7DWlj99KOF_cg=="'],
    ['hashing.md5(1)', 'RULES_TYPE'],
    ["hashing.sha1('')", 'RULES_UNKNOWN_NAME'],
  ])('evaluates %s to %s', (expression, outcome) => {
    expect(outcomeOf(expression)).toBe(outcome);
  });
});
