/** LaTeX's tree, as unified-latex reads it: https://github.com/siefkenj/unified-latex */
import { getParser } from '@unified-latex/unified-latex-util-parse';
import { COMMANDS, ENVIRONMENTS } from './latex-commands.ts';

type Parsed = ReturnType<ReturnType<typeof getParser>['parse']>;
export type TexNode = Parsed['content'][number];
export type TexMacro = Extract<TexNode, { type: 'macro' }>;
export type TexEnvironment = Extract<TexNode, { env: string; type: 'environment' | 'mathenv' }>;

const signatures = (
  table: ReadonlyMap<string, { readonly args: string }>,
): Record<string, { signature: string }> =>
  Object.fromEntries([...table].map(([name, { args }]) => [name, { signature: args }]));

/** Theorems have a name in brackets, whatever they are called. */
const parserFor = (theorems: readonly string[]) =>
  getParser({
    macros: signatures(COMMANDS),
    environments: {
      ...signatures(ENVIRONMENTS),
      ...Object.fromEntries(theorems.map((name) => [name, { signature: 'o' }])),
    },
  });

/** Reads LaTeX without macros and comments of its own; null where braces and environments do not end. */
export function parseLatex(text: string, theorems: readonly string[]): TexNode[] | null {
  try {
    return parserFor(theorems).parse(text).content;
  } catch {
    return null;
  }
}

/** The argument at a place of a command's signature; null where an optional one is not given. */
export function argumentOf(node: TexNode, place: number): TexNode[] | null {
  const found = 'args' in node ? node.args?.[place] : undefined;
  return found && (found.openMark !== '' || found.content.length > 0) ? found.content : null;
}

/** The last argument: what most commands show. */
export function lastArgument(node: TexNode): TexNode[] {
  const args = 'args' in node ? (node.args ?? []) : [];
  return args.at(-1)?.content ?? [];
}

/** The name of an environment. The parser gives those of formulas as a node. */
export function environmentName(node: { readonly env: unknown }): string {
  const { env } = node;
  if (typeof env === 'string') return env;
  return typeof env === 'object' && env !== null && 'content' in env ? String(env.content) : '';
}

/** Where nodes stand in the text that was parsed; null where they are none. */
export function spanOf(nodes: readonly TexNode[]): { from: number; to: number } | null {
  let [from, to] = [Number.POSITIVE_INFINITY, -1];
  const see = (node: TexNode): void => {
    if (node.position) {
      from = Math.min(from, node.position.start.offset);
      to = Math.max(to, node.position.end.offset);
    }
    const args = 'args' in node ? (node.args ?? []) : [];
    // A command's own place is its name: its arguments stand behind it.
    for (const argument of args) {
      argument.content.forEach(see);
    }
  };
  nodes.forEach(see);
  return to < 0 ? null : { from, to };
}
