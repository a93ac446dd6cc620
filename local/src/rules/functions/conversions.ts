import type { Methods } from '../methods/method.ts';
import { type Failure, fail } from '../values/failure.ts';
import { int, saturated } from '../values/int64.ts';
import { float, NULL, path, type RulesValue } from '../values/rules-value.ts';
import { toText } from './to-text.ts';

/**
 * The functions without a namespace (reference: Float, Integer, String, Path, debug).
 * `bool()`, which the reference has too, is not there in Google's.
 */
export const CONVERSIONS: Methods<null> = {
  debug: { takes: [[]], run: (_, [x]) => x ?? NULL },
  float: { takes: [['string', 'int', 'float']], run: (_, [x]) => toFloat(x ?? NULL) },
  int: { takes: [['string', 'int', 'float']], run: (_, [x]) => toInt(x ?? NULL) },
  path: { takes: [['string']], run: (_, [x]) => toPath(x ?? NULL) },
  string: {
    takes: [['bool', 'int', 'float', 'null', 'string', 'path']],
    run: (_, [x]) => toText(x ?? NULL),
  },
};

/** As Java reads them: blanks around, `f` or `d` behind, and three names. Its hexadecimal is refused. */
const FLOAT = /^[+-]?(?:NaN|Infinity|(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?[fd]?)$/i;

function toFloat(x: RulesValue): RulesValue | Failure {
  if (x.type === 'float') return x;
  if (x.type === 'int') return float(Number(x.value));
  // What else is blank than in ASCII, Java leaves.
  const text = x.type === 'string' && /^[\t-~]*$/.test(x.value) ? x.value.trim() : '';
  if (!FLOAT.test(text)) return noSuch(x, 'float');
  // Names are in their own case only.
  const number = Number(/[NI]/i.test(text) ? text : text.replace(/[fd]$/i, ''));
  return Number.isNaN(number) && !/^[+-]?NaN$/.test(text) ? noSuch(x, 'float') : float(number);
}

function toInt(x: RulesValue): RulesValue | Failure {
  if (x.type === 'int') return x;
  if (x.type === 'float') return saturated(x.value);
  // More digits do not fit, and are not read: there may be a million of them.
  if (x.type === 'string' && /^[+-]?0*\d{1,19}$/.test(x.value))
    return int(BigInt(x.value.replace('+', '')));
  return noSuch(x, 'int');
}

function toPath(x: RulesValue): RulesValue | Failure {
  if (x.type !== 'string') return noSuch(x, 'path');
  const segments = x.value.replace(/^\//, '').split('/');
  return segments.includes('') ? noSuch(x, 'path') : path(segments);
}

const noSuch = (x: RulesValue, type: string): Failure =>
  fail(
    'RULES_ARGUMENTS',
    x.type === 'string' ? `"${x.value}" is no ${type}` : `${x.type} has no ${type}`,
  );
