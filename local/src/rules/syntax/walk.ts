import type { Expression } from './ast.ts';

/** The direct parts of an expression. */
export function children(node: Expression): readonly Expression[] {
  switch (node.node) {
    case 'list':
      return node.items;
    case 'map':
      return node.entries.flatMap(({ key, value }) => [key, value]);
    case 'path':
      return node.segments.flatMap((s) => (s.part === 'expression' ? [s.value] : []));
    case 'member':
      return [node.object];
    case 'index':
      return [node.object, node.index];
    case 'range':
      return [node.object, node.from, node.to].filter((n) => n !== null);
    case 'call':
      return node.args;
    case 'method':
      return [node.object, ...node.args];
    case 'negate':
    case 'not':
    case 'is':
      return [node.operand];
    case 'binary':
      return [node.left, node.right];
    case 'ternary':
      return [node.condition, node.then, node.otherwise];
    default:
      return [];
  }
}

/** An expression and all parts of it, without a loop however deep it is. */
export function* parts(root: Expression): Generator<Expression> {
  const open = [root];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    yield node;
    // One by one: a list may have more items than a call takes arguments.
    for (const child of children(node)) open.push(child);
  }
}

/** The names of all functions called in an expression. */
export function calledNames(root: Expression): Set<string> {
  const names = new Set<string>();
  for (const node of parts(root)) if (node.node === 'call') names.add(node.name);
  return names;
}
