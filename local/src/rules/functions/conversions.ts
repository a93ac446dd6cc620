import type { Methods } from '../methods/method.ts';
import { type Failure, fail } from '../values/failure.ts';
import { int } from '../values/int64.ts';
import { bool, float, NULL, path, type RulesValue, string } from '../values/rules-value.ts';
import { showFloat } from '../values/show.ts';

/** The functions without a namespace (reference: Boolean, Float, Integer, String, Path, debug). */
export const CONVERSIONS: Methods<null> = {
  bool: { takes: [['string', 'bool']], run: (_, [x]) => toBool(x ?? NULL) },
  debug: { takes: [[]], run: (_, [x]) => x ?? NULL },
  float: { takes: [['string', 'int', 'float']], run: (_, [x]) => toFloat(x ?? NULL) },
  int: { takes: [['string', 'int', 'float']], run: (_, [x]) => toInt(x ?? NULL) },
  path: { takes: [['string']], run: (_, [x]) => toPath(x ?? NULL) },
  string: {
    takes: [['bool', 'int', 'float', 'null', 'string']],
    run: (_, [x]) => toText(x ?? NULL),
  },
};

function toBool(x: RulesValue): RulesValue | Failure {
  if (x.type === 'bool') return x;
  if (x.type === 'string' && /^(?:true|false)$/i.test(x.value))
    return bool(x.value.toLowerCase() === 'true');
  return noSuch(x, 'bool');
}

function toFloat(x: RulesValue): RulesValue | Failure {
  if (x.type === 'float') return x;
  if (x.type === 'int') return float(Number(x.value));
  if (x.type === 'string' && /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i.test(x.value))
    return float(Number(x.value));
  return noSuch(x, 'float');
}

function toInt(x: RulesValue): RulesValue | Failure {
  if (x.type === 'int') return x;
  if (x.type === 'float' && Number.isFinite(x.value)) return int(BigInt(Math.trunc(x.value)));
  if (x.type === 'string' && /^[+-]?\d+$/.test(x.value))
    return int(BigInt(x.value.replace('+', '')));
  return noSuch(x, 'int');
}

function toText(x: RulesValue): RulesValue | Failure {
  if (x.type === 'string') return x;
  if (x.type === 'float') return string(showFloat(x.value));
  if (x.type === 'bool' || x.type === 'int') return string(String(x.value));
  return x.type === 'null' ? string('null') : noSuch(x, 'string');
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
