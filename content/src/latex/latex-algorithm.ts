/** Algorithms as nested lists: algorithmic and algorithmicx, and algorithm2e, whose commands hold their blocks. */
import type { List, ListItem, PhrasingContent, RootContent } from 'mdast';
import type { LatexContext } from './latex-context.ts';
import { readFloat } from './latex-float.ts';
import { joined } from './latex-inline.ts';
import { fenced } from './latex-theorem.ts';
import type { TexEnvironment, TexNode } from './parse-latex.ts';

interface Line {
  readonly depth: number;
  readonly words: PhrasingContent[];
}

/** The words of a command before and behind its condition, and whether a block follows it. */
interface Step {
  readonly before: string;
  readonly after?: string;
  readonly opens?: boolean;
  readonly closes?: boolean;
}

const STEPS: Readonly<Record<string, Step>> = {
  if: { before: 'if', after: 'then', opens: true },
  uif: { before: 'if', after: 'then', opens: true },
  lif: { before: 'if', after: 'then', opens: true },
  elsif: { before: 'else if', after: 'then', opens: true, closes: true },
  elseif: { before: 'else if', after: 'then', opens: true, closes: true },
  else: { before: 'else', opens: true, closes: true },
  for: { before: 'for', after: 'do', opens: true },
  forall: { before: 'for all', after: 'do', opens: true },
  foreach: { before: 'for each', after: 'do', opens: true },
  while: { before: 'while', after: 'do', opens: true },
  loop: { before: 'loop', opens: true },
  repeat: { before: 'repeat', opens: true },
  until: { before: 'until', closes: true },
  function: { before: 'function', opens: true },
  procedure: { before: 'procedure', opens: true },
  require: { before: 'Require:' },
  ensure: { before: 'Ensure:' },
  input: { before: 'Input:' },
  output: { before: 'Output:' },
  kwin: { before: 'Input:' },
  kwout: { before: 'Output:' },
  kwdata: { before: 'Data:' },
  kwresult: { before: 'Result:' },
  return: { before: 'return' },
  state: { before: '' },
  statex: { before: '' },
};
/** Those that have a condition in braces. */
const WITH_CONDITION =
  /^(u?if|lif|els(e)?if|for|forall|foreach|while|until|kw(in|out|data|result)|return)$/;
const nameOf = (node: TexNode): string => (node.type === 'macro' ? node.content.toLowerCase() : '');
const text = (value: string): PhrasingContent => ({ type: 'text', value });
const strong = (value: string): PhrasingContent[] =>
  value === '' ? [] : [{ type: 'strong', children: [text(value)] }, text(' ')];

class Steps {
  readonly lines: Line[] = [];
  private depth = 0;
  private words: TexNode[] = [];
  private lead: PhrasingContent[] = [];
  private readonly context: LatexContext;
  /** In algorithm2e a command holds its block in braces. */
  private readonly hasBlocks: boolean;

  constructor(context: LatexContext, hasBlocks: boolean) {
    this.context = context;
    this.hasBlocks = hasBlocks;
  }

  end(): void {
    const words = joined([...this.lead, ...this.context.inline(this.words)]);
    if (words.length > 0) this.lines.push({ depth: this.depth, words });
    this.words = [];
    this.lead = [];
  }

  read(nodes: readonly TexNode[]): void {
    for (let at = 0; at < nodes.length; at += 1) {
      const node = nodes[at];
      if (!node) continue;
      const name = nameOf(node);
      const groups = (most: number): TexNode[][] => {
        const found: TexNode[][] = [];
        let next = at + 1;
        while (found.length < most && next < nodes.length) {
          const each = nodes[next];
          if (each?.type === 'group') found.push(each.content);
          else if (each?.type !== 'whitespace') break;
          next += 1;
        }
        if (found.length > 0) at = next - 1;
        return found;
      };
      if (name === ';' || name === '\\' || name === 'blankline') this.end();
      else if (name === 'eif') this.both(groups(3));
      else if (name === 'comment' || name === 'tcc' || name === 'tcp' || name === 'tcp*') {
        this.words.push(
          ...([{ type: 'string', content: ' ▷ ' }, ...(groups(1)[0] ?? [])] satisfies TexNode[]),
        );
      } else if (name === 'call') {
        const [called = [], values = []] = groups(2);
        const open: TexNode = { type: 'string', content: '(' };
        this.words.push(...called, open, ...values, { type: 'string', content: ')' });
      } else if (/^end[a-z]*$/.test(name) && node.type === 'macro') {
        this.end();
        this.depth = Math.max(0, this.depth - 1);
      } else if (name in STEPS) this.step(name, groups);
      else if (
        /^(setkw|dontprint|linesnumbered|setalgo|incmargin|restylealgo|algsetup|algrenew)/.test(
          name,
        )
      )
        groups(3);
      else if (node.type === 'parbreak') this.end();
      else this.words.push(node);
    }
  }

  private step(name: string, groups: (most: number) => TexNode[][]): void {
    const step = STEPS[name];
    if (!step) return;
    const isInline = name === 'return' && this.words.length === 0;
    if (!isInline) this.end();
    if (step.closes && !this.hasBlocks) this.depth = Math.max(0, this.depth - 1);
    const given = groups(
      name === 'function' || name === 'procedure'
        ? 2
        : (WITH_CONDITION.test(name) ? 1 : 0) + (this.hasBlocks && step.opens ? 1 : 0),
    );
    const isNamed = name === 'function' || name === 'procedure';
    const condition = isNamed || WITH_CONDITION.test(name) ? given.shift() : undefined;
    this.lead.push(...strong(step.before));
    if (condition) this.lead.push(...this.context.inline(condition), text(' '));
    if (isNamed && given[0])
      this.lead.push(text('('), ...this.context.inline(given.shift() ?? []), text(')'));
    if (step.after) this.lead.push(...strong(step.after));
    if (step.opens || name === 'until' || name.startsWith('kw')) this.end();
    if (step.opens && !this.hasBlocks) this.depth += 1;
    if (step.opens && this.hasBlocks) this.block(given[0] ?? []);
  }

  private block(nodes: readonly TexNode[]): void {
    this.depth += 1;
    this.read(nodes);
    this.end();
    this.depth -= 1;
  }

  private both([condition = [], first = [], second = []]: TexNode[][]): void {
    this.end();
    this.lead.push(
      ...strong('if'),
      ...this.context.inline(condition),
      text(' '),
      ...strong('then'),
    );
    this.end();
    this.block(first);
    this.lead.push(...strong('else'));
    this.end();
    this.block(second);
  }
}

function listOf(lines: readonly Line[], depth: number): List {
  const items: ListItem[] = [];
  for (let at = 0; at < lines.length; ) {
    const line = lines[at];
    at += 1;
    if (!line) continue;
    const from = at;
    while ((lines[at]?.depth ?? -1) > depth) at += 1;
    const inner = lines.slice(from, at);
    items.push({
      type: 'listItem',
      spread: false,
      children: [
        { type: 'paragraph', children: line.words },
        ...(inner.length > 0 ? [listOf(inner, depth + 1)] : []),
      ],
    });
  }
  return { type: 'list', ordered: false, spread: false, children: items };
}

/** The steps of an `algorithmic`, or of the inside of an algorithm2e. */
export function steps(nodes: readonly TexNode[], context: LatexContext): RootContent[] {
  const hasBlocks = !nodes.some((node) =>
    /^(state|statex|endif|endfor|endwhile)$/.test(nameOf(node)),
  );
  const made = new Steps(context, hasBlocks);
  made.read(nodes);
  made.end();
  return made.lines.length > 0 ? [listOf(made.lines, 0)] : [];
}

/** A numbered algorithm with its caption. */
export function algorithm(node: TexEnvironment, context: LatexContext): RootContent[] {
  const { captions, labels, rest, parts, tables } = readFloat(node.content, context);
  const isTyped = rest.some(
    (each) =>
      each.type === 'environment' || (each.type === 'macro' && /^quireblock$/.test(each.content)),
  );
  const [label = ''] = labels;
  if (label) context.labels.make(label);
  const title = captions.map(context.markdown).join(' ');
  const children =
    isTyped || tables.length + parts.length > 0
      ? context.blocks(
          node.content.filter(
            (each) => !(each.type === 'macro' && /^(caption|label)$/.test(each.content)),
          ),
        )
      : steps(rest, context);
  return fenced('algorithm', { title, label }, children);
}
