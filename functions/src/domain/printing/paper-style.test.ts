import { expect, test } from 'vitest';
import { cssString } from './paper-style.ts';

test.each([
  ['Mud of the ebb', '"Mud of the ebb"'],
  ['a "quoted" word', '"a \\22 quoted\\22  word"'],
  ['</style><script>', '"\\3c \\2f style\\3e \\3c script\\3e "'],
  ['line\nbreak \\ back', '"line break \\5c  back"'],
  ['é – ∑', '"é – \\2211 "'],
])('writes %s so that nothing ends the string', (text, css) => {
  expect(cssString(text)).toBe(css);
});
