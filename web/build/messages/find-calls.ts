import { MessageError } from '@quire/model/messages/parse-message';
import { type ESTree, Visitor } from 'vite';

/** A call that has a message's key and values, and its place. */
export interface MessageCall {
  readonly start: number;
  readonly end: number;
  /** The end of the name that is called, which begins at `start`. */
  readonly nameEnd: number;
  readonly name: string;
  readonly key: string;
  /** Where the code of each value begins and ends. */
  readonly values: Readonly<Record<string, readonly [start: number, end: number]>>;
}

/**
 * Calls of some names with a literal as key and an object literal as values. Throws `MessageError` where a call has
 * something else: the build could not put its words in place.
 */
export function findCalls(
  tree: ESTree.Program,
  code: string,
  names: ReadonlySet<string>,
): MessageCall[] {
  const found: MessageCall[] = [];
  const visitor = new Visitor({
    CallExpression({ callee, arguments: given, start, end }) {
      if (callee.type !== 'Identifier' || !names.has(callee.name)) return;
      const [key, values, ...more] = given;
      const text = key && literalText(key);
      if (text === undefined || more.length > 0 || (values && values.type !== 'ObjectExpression'))
        throw new MessageError(`needs a literal key and values: ${code.slice(start, end)}`);
      found.push({
        start,
        end,
        nameEnd: callee.end,
        name: callee.name,
        key: text,
        values: Object.fromEntries(
          (values?.properties ?? []).map((property) => {
            const name = property.type === 'Property' && !property.method && nameOf(property.key);
            if (property.type !== 'Property' || !name)
              throw new MessageError(`each value needs a name: ${code.slice(start, end)}`);
            return [name, [property.value.start, property.value.end]];
          }),
        ),
      });
    },
  });
  visitor.visit(tree);
  return found;
}

/** The local name under which a module imports a name from another; undefined where it does not. */
export function importedAs(tree: ESTree.Program, from: RegExp, name: string): string | undefined {
  for (const statement of tree.body) {
    if (statement.type !== 'ImportDeclaration' || !from.test(statement.source.value)) continue;
    for (const specifier of statement.specifiers) {
      if (specifier.type === 'ImportSpecifier' && nameOf(specifier.imported) === name)
        return specifier.local.name;
    }
  }
  return undefined;
}

const nameOf = (key: ESTree.Node): string | undefined =>
  key.type === 'Identifier' ? key.name : literalText(key);

/** A string, in quotes or in backticks without values: minifiers prefer these. */
function literalText(node: ESTree.Node): string | undefined {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined;
  if (node.type !== 'TemplateLiteral' || node.expressions.length > 0) return undefined;
  return node.quasis[0]?.value.cooked ?? undefined;
}
