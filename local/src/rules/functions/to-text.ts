import { type Failure, fail } from '../values/failure.ts';
import { type RulesPath, type RulesValue, string } from '../values/rules-value.ts';

/** What `string()` makes of a value, and `join()` of an item; an error of those that have no text. */
export function toText(x: RulesValue): RulesValue | Failure {
  switch (x.type) {
    case 'string':
      return x;
    case 'bool':
    case 'int':
      return string(String(x.value));
    case 'float':
      return string(floatText(x.value));
    case 'null':
      return string('null');
    case 'path':
      return pathText(x);
    default:
      return fail('RULES_TYPE', `string() takes no ${x.type}`);
  }
}

/** Google's evaluator writes as Java does: `1.0`, `1.0E7`, `1.0E-4`. */
function floatText(x: number): string {
  if (!Number.isFinite(x)) return String(x);
  const sign = x < 0 || Object.is(x, -0) ? '-' : '';
  const size = Math.abs(x);
  if (size === 0) return `${sign}0.0`;
  // The fewest digits that tell it from its neighbours, but two at least.
  const shortest = size.toExponential();
  const [digits = '', exponent = '0'] = (
    shortest.includes('.') ? shortest : size.toExponential(1)
  ).split('e');
  if (size < 1e-3 || size >= 1e7) return `${sign}${digits}E${Number(exponent)}`;
  const plain = String(size);
  return `${sign}${plain.includes('.') ? plain : `${plain}.0`}`;
}

/** How characters that a path escapes would look is not known. */
function pathText(path: RulesPath): RulesValue | Failure {
  const texts = path.segments.map(({ text }) => text);
  if (!texts.every((text) => text !== null && /^[\w.~-]+$/.test(text)))
    return fail('RULES_UNSUPPORTED', 'string() of a path with signs other than letters and digits');
  return string(`/${texts.join('/')}`);
}
