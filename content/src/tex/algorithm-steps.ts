/** The steps of algorithmic and algorithmicx, and of algorithm2e, whose commands hold their blocks, as nested lists. */
import type { List, ListItem, PhrasingContent } from 'mdast';

interface Line {
  readonly depth: number;
  readonly words: PhrasingContent[];
}

/** The words of a command before and after its condition, and whether a block follows it. */
interface Step {
  readonly before: string;
  readonly after?: string;
  readonly opens?: boolean;
  readonly closes?: boolean;
}

const STEPS: Readonly<Record<string, Step>> = {
  if: { before: 'if', after: 'then', opens: true },
  switch: { before: 'switch', after: 'do', opens: true },
  case: { before: 'case', after: 'do', opens: true },
  elsif: { before: 'else if', after: 'then', opens: true, closes: true },
  elseif: { before: 'else if', after: 'then', opens: true, closes: true },
  else: { before: 'else', opens: true, closes: true },
  begin: { before: 'begin', opens: true },
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
  /^(if|els(e)?if|for|forall|foreach|while|until|switch|case|kw(in|out|data|result)|return)$/;
/** algorithm2e: `\\uIf` and `\\lIf` only look otherwise. */
const LOOK = /^[ul](?=(if|else|elseif|for|foreach|forall|while|repeat|switch|case)$)/;

/** What reads the source: its commands, its groups, and the words between them. */
export interface StepSource<Node> {
  /** The name of a command; empty for all else. */
  readonly name: (node: Node) => string;
  /** The content of braces; null for anything else. */
  readonly group: (node: Node) => Node[] | null;
  readonly isBlank: (node: Node) => boolean;
  /** An empty line. */
  readonly isBreak: (node: Node) => boolean;
  readonly word: (value: string) => Node;
  readonly inline: (nodes: readonly Node[]) => PhrasingContent[];
  /** Texts joined, without blanks at their ends. */
  readonly tidy: (words: readonly PhrasingContent[]) => PhrasingContent[];
}

const stepName = (name: string): string => name.toLowerCase().replace(LOOK, '');
const text = (value: string): PhrasingContent => ({ type: 'text', value });
const strong = (value: string): PhrasingContent[] =>
  value === '' ? [] : [{ type: 'strong', children: [text(value)] }, text(' ')];

class Steps<Node> {
  readonly lines: Line[] = [];
  private depth = 0;
  private words: Node[] = [];
  private lead: PhrasingContent[] = [];
  private readonly source: StepSource<Node>;
  /** In algorithm2e a command holds its block in braces. */
  private readonly hasBlocks: boolean;

  constructor(source: StepSource<Node>, hasBlocks: boolean) {
    this.source = source;
    this.hasBlocks = hasBlocks;
  }

  end(): void {
    const words = this.source.tidy([...this.lead, ...this.source.inline(this.words)]);
    if (words.length > 0) this.lines.push({ depth: this.depth, words });
    this.words = [];
    this.lead = [];
  }

  read(nodes: readonly Node[]): void {
    const { source } = this;
    for (let at = 0; at < nodes.length; at += 1) {
      const node = nodes[at];
      if (!node) continue;
      const name = stepName(source.name(node));
      const groups = (most: number): Node[][] => {
        const found: Node[][] = [];
        let next = at + 1;
        while (found.length < most && next < nodes.length) {
          const each = nodes[next];
          const group = each === undefined ? null : source.group(each);
          if (group) found.push(group);
          else if (each === undefined || !source.isBlank(each)) break;
          next += 1;
        }
        if (found.length > 0) at = next - 1;
        return found;
      };
      if (name === ';' || name === '\\' || name === 'blankline') this.end();
      else if (name === 'eif') this.both(groups(3));
      else if (name === 'comment' || name === 'tcc' || name === 'tcp' || name === 'tcp*') {
        this.words.push(source.word(' ▷ '), ...(groups(1)[0] ?? []));
      } else if (name === 'call') {
        const [called = [], values = []] = groups(2);
        this.words.push(...called, source.word('('), ...values, source.word(')'));
      } else if (/^end[a-z]*$/.test(name)) {
        this.end();
        this.depth = Math.max(0, this.depth - 1);
      } else if (name in STEPS) this.step(name, groups);
      else if (
        /^(setkw|dontprint|linesnumbered|setalgo|incmargin|restylealgo|algsetup|algrenew)/.test(
          name,
        )
      )
        groups(3);
      else if (source.isBreak(node)) this.end();
      else this.words.push(node);
    }
  }

  private step(name: string, groups: (most: number) => Node[][]): void {
    const step = STEPS[name];
    if (!step) return;
    if (name === 'repeat' && this.hasBlocks) {
      this.repeat(groups(2));
      return;
    }
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
    if (condition)
      this.lead.push(...this.source.inline(condition), ...(isNamed ? [] : [text(' ')]));
    if (isNamed && given[0])
      this.lead.push(text('('), ...this.source.inline(given.shift() ?? []), text(')'));
    if (step.after) this.lead.push(...strong(step.after));
    if (step.opens || name === 'until' || name.startsWith('kw')) this.end();
    if (step.opens && !this.hasBlocks) this.depth += 1;
    if (step.opens && this.hasBlocks) this.block(given[0] ?? []);
  }

  private block(nodes: readonly Node[]): void {
    this.depth += 1;
    this.read(nodes);
    this.end();
    this.depth -= 1;
  }

  /** algorithm2e has the condition first. */
  private repeat([condition = [], block = []]: Node[][]): void {
    this.end();
    this.lead.push(...strong('repeat'));
    this.end();
    this.block(block);
    this.lead.push(...strong('until'), ...this.source.inline(condition));
    this.end();
  }

  private both([condition = [], first = [], second = []]: Node[][]): void {
    this.end();
    this.lead.push(...strong('if'), ...this.source.inline(condition), text(' '), ...strong('then'));
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

/**
 * The steps of an `algorithmic`, or of the inside of an algorithm2e, as a list; null where there are none. Keywords are
 * strong, blocks are lists within.
 */
export function algorithmSteps<Node>(
  nodes: readonly Node[],
  source: StepSource<Node>,
): List | null {
  const hasBlocks = !nodes.some((node) =>
    /^(statex?|end(if|for|while|loop|function|procedure))$/.test(stepName(source.name(node))),
  );
  const made = new Steps(source, hasBlocks);
  made.read(nodes);
  made.end();
  return made.lines.length > 0 ? listOf(made.lines, 0) : null;
}
