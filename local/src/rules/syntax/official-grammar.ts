import { parseForESLint } from '@firebase/eslint-plugin-security-rules/parser';

type OfficialVerdict =
  | { readonly ok: true; readonly operators: readonly string[] }
  | { readonly ok: false; readonly message: string };

/**
 * What the grammar that Firebase publishes says to the text: the oracle for our parser, and the lint
 * of rules files. What it throws, its own slips included, is a refusal. `operators` tells how it
 * groups them: where each operation starts and ends, its brackets included.
 */
export function officialVerdict(source: string): OfficialVerdict {
  try {
    const { tree } = parseForESLint(source).services;
    const operators: string[] = [];
    collect(tree, null, operators);
    return { ok: true, operators: operators.sort() };
  } catch (error) {
    return { ok: false, message: error instanceof Error ? error.message : String(error) };
  }
}

const OPERATION =
  /^(Multiplicative|Additive|Relational|Equality|ExprIn|ExprIsTypeId|Logical(And|Or)|Ternary|Not|UnaryAdditive)Expression/;

interface Place {
  readonly start: number;
  readonly end: number;
}

/** The tree is ANTLR's, which the package does not describe: read as unknown. */
function collect(node: unknown, brackets: Place | null, into: string[]): void {
  if (typeof node !== 'object' || node === null) return;
  const name = node.constructor.name;
  const place = placeOf(node);
  if (OPERATION.test(name) && place !== null) into.push(write(brackets ?? place));
  const isBracketed = name === 'ParenSimpleExpressionContext';
  const passesOn = isBracketed || name === 'PrimaryExpressionContext';
  const next = isBracketed ? (brackets ?? place) : passesOn ? brackets : null;
  const children = 'children' in node && Array.isArray(node.children) ? node.children : [];
  for (const child of children) collect(child, next, into);
}

function placeOf(node: object): Place | null {
  const start = offset(node, 'start', 'start');
  const last = offset(node, 'stop', 'stop');
  return start === null || last === null ? null : { start, end: last + 1 };
}

function offset(node: object, token: string, edge: string): number | null {
  const found: unknown = Reflect.get(node, token);
  const value: unknown =
    typeof found === 'object' && found !== null ? Reflect.get(found, edge) : null;
  return typeof value === 'number' ? value : null;
}

const write = ({ start, end }: Place): string => `${start}-${end}`;
