/**
 * Blocks as Pandoc, Quarto, R Markdown and MyST write them, in our own syntax. Line by line: each line of
 * the text stays the line it is, so that a report names lines of the author's file.
 */
import type { ImportProblem } from '@quire/model/entities/import-problem';
import type {
  ManuscriptProblemCode,
  ManuscriptProblemValues,
} from '@quire/model/entities/manuscript-problems';
import {
  type BlockOpening,
  divOpening,
  isBlock,
  mystOpening,
  writeOpening,
} from './block-opening.ts';
import { type FenceKind, fenceKind } from './fenced-code.ts';
import { mathLines } from './math-directive.ts';

type Tell = <Code extends ManuscriptProblemCode>(
  severity: ImportProblem['severity'],
  code: Code,
  values: ManuscriptProblemValues<Code>,
  line: number,
) => void;

interface Open {
  sign: ':' | '`';
  size: number;
  closing: string;
  line: number;
  shown: string;
}

const MAY_HAVE = /^[ \t]*(:{3}|[`~]{3,}\s*\{|\+\+\+|%|\([\w:.-]+\)=\s*$)/m;
const COLONS = /^([ \t]*)(:{3,})(?!:)(.*)$/;
const FENCE = /^([ \t]*)(`{3,}|~{3,})([^`]*)$/;
/** A block in a block has fewer colons than this and more than its own blocks. */
const OUTERMOST = 11;
/** As deep as our parser reads blocks. */
const DEPTH_MAX = 5;
/** The greatest nesting for which ends are searched: more occurs only in texts made to be slow. */
const FOLLOWED_MAX = 30;
/** Lines of options at the start of a block. */
const OPTIONS_MAX = 40;

class DialectReader {
  readonly #lines: readonly string[];
  readonly #tell: Tell;
  readonly #out: string[] = [];
  readonly #open: Open[] = [];
  #isInList = false;
  #isInComment = false;
  #label: string | null = null;

  constructor(source: string, tell: Tell) {
    this.#lines = source.split('\n');
    this.#tell = tell;
  }

  read(): string {
    while (this.#at < this.#lines.length) this.#readLine(this.#line);
    for (const { line, shown } of this.#open) {
      this.#tell('warning', 'directive/unclosed', { block: shown }, line);
    }
    return this.#out.join('\n');
  }

  /** As many lines are written as are read, so this is both. */
  get #at(): number {
    return this.#out.length;
  }

  get #line(): string {
    return this.#lines[this.#at] ?? '';
  }

  #readLine(line: string): void {
    if (this.#isInComment || line.lastIndexOf('<!--') > line.lastIndexOf('-->')) {
      this.#isInComment = !line.includes('-->');
      this.#out.push(line);
      return;
    }
    if (/^[ \t]*([-*+]|\d+[.)])[ \t]/.test(line)) this.#isInList = true;
    else if (/^\S/.test(line)) this.#isInList = false;
    const isCode = /^([ ]{4}|[ ]*\t)/.test(line) && !this.#isInList && this.#open.length === 0;
    const [, tab = '', colons, rest = ''] = (isCode ? null : COLONS.exec(line)) ?? [];
    const [, indent = '', ticks, info = ''] = (isCode ? null : FENCE.exec(line)) ?? [];
    if (colons !== undefined) this.#readColons(tab, colons.length, rest.trim());
    else if (ticks !== undefined) this.#readFence(indent, ticks, info.trim());
    else this.#readText(line);
  }

  #readText(line: string): void {
    const label = /^\(([\w:.-]+)\)=\s*$/.exec(line)?.[1];
    const isFirst = (this.#out.at(-1) ?? '').trim() === '';
    if (label !== undefined) this.#label = label;
    else if (/^%(\s|$)/.test(line) && isFirst) {
      this.#tell('note', 'text/comment', {}, this.#at + 1);
    } else if (!/^\+\+\+(\s*\{.*\})?\s*$/.test(line)) {
      this.#out.push(this.#label === null || line.trim() === '' ? line : this.#labelled(line));
      return;
    }
    this.#out.push('');
  }

  /** MyST's `(label)=` names what comes next. */
  #labelled(line: string): string {
    const label = this.#takeLabel();
    if (/^(#{1,6}\s|!\[)/.test(line) && !/\{#/.test(line)) {
      return `${line}${line.startsWith('#') ? ' ' : ''}{#${label}}`;
    }
    this.#tell('warning', 'label/unused', { label: `(${label})=` }, this.#at);
    return line;
  }

  #takeLabel(): string | null {
    const label = this.#label;
    this.#label = null;
    return label;
  }

  #readColons(indent: string, size: number, rest: string): void {
    const myst = /^\{([A-Za-z][\w:-]*)\}\s*(.*)$/.exec(rest);
    if (rest === '') this.#close(size);
    else if (myst) this.#openMyst(indent, ':', size, myst[1] ?? '', (myst[2] ?? '').trim());
    else {
      const opening = divOpening(rest);
      if (opening) this.#enter(opening, indent, ':', size, 0);
      else {
        this.#tell('warning', 'directive/unreadable', { block: this.#line.trim() }, this.#at + 1);
        this.#out.push(this.#line);
      }
    }
  }

  #close(size: number): void {
    const from = this.#open.findLastIndex(({ sign }) => sign === '`');
    const own = this.#open.slice(from + 1);
    const exact = own.findLastIndex((block) => block.size === size);
    const inner = own.length - 1;
    // Pandoc closes the innermost block with any number of colons; with those of an outer one, that one.
    const which = exact >= 0 && (own[inner]?.size ?? 0) < size ? exact : inner;
    const block = own[which];
    if (!block) {
      this.#tell('warning', 'directive/leftover', {}, this.#at + 1);
      this.#out.push('');
      return;
    }
    this.#open.splice(from + 1 + which);
    this.#out.push(block.closing);
  }

  #readFence(indent: string, ticks: string, info: string): void {
    const [top] = this.#open.slice(-1);
    if (info === '' && top?.sign === '`' && ticks.length >= top.size) {
      this.#open.pop();
      this.#out.push(top.closing);
      return;
    }
    const kind = fenceKind(info, this.#lines.slice(this.#at + 1, this.#at + 1 + OPTIONS_MAX));
    if (kind?.kind === 'directive') {
      this.#openMyst(indent, '`', ticks.length, kind.name, kind.argument);
      return;
    }
    const end = this.#endOf(ticks[0] ?? '`', ticks.length);
    if (kind?.kind === 'tex') this.#write('', end, this.#lines.slice(this.#at + 1, end), '');
    else if (kind) this.#writeCode(indent, ticks, kind, end);
    else this.#copy(end);
  }

  /** The line that closes a fence opened on this one; the number of lines where none does. */
  #endOf(sign: string, size: number): number {
    const closing = new RegExp(`^[ \\t]*${sign}{${size},}[ \\t]*$`);
    let end = this.#at + 1;
    while (end < this.#lines.length && !closing.test(this.#lines[end] ?? '')) end += 1;
    return end;
  }

  #copy(end: number): void {
    this.#out.push(...this.#lines.slice(this.#at, end + 1));
  }

  /** Writes lines up to the one that closes the block, which may be missing. */
  #write(first: string, end: number, body: readonly string[], last: string): void {
    const isClosed = end < this.#lines.length;
    this.#out.push(first, ...body, ...(isClosed ? [last] : []));
  }

  #writeCode(
    indent: string,
    ticks: string,
    { info, isHidden, makesFigure }: Extract<FenceKind, { kind: 'code' }>,
    end: number,
  ): void {
    const body = this.#lines.slice(this.#at + 1, end);
    const line = this.#at + 1;
    if (makesFigure) {
      this.#tell('warning', 'code/figure', {}, line);
    }
    if (isHidden) {
      this.#tell('note', 'code/hidden', {}, line);
      this.#write(
        '',
        end,
        body.map(() => ''),
        '',
      );
      return;
    }
    const options = body.findIndex((each) => !/^\s*(#\||\/\/\||--\||:[\w-]+:)/.test(each));
    const skipped = Math.max(0, options);
    const head = Array.from({ length: skipped }, () => '');
    const [first = '', ...rest] = [...head, `${indent}${ticks}${info}`, ...body.slice(skipped)];
    this.#write(first, end, rest, `${indent}${ticks}`);
  }

  /** The options below the line that opens a directive, and how many lines they take. */
  #options(): { options: Record<string, string>; count: number } {
    const options: Record<string, string> = {};
    const after = this.#lines.slice(this.#at + 1, this.#at + 1 + OPTIONS_MAX);
    const isYaml = after[0]?.trim() === '---';
    const end = isYaml
      ? after.findIndex((line, at) => at > 0 && line.trim() === '---')
      : after.findIndex((line) => !/^\s*:[\w-]+:/.test(line));
    const count = end < 0 ? 0 : isYaml ? end + 1 : end;
    for (const line of after.slice(0, count)) {
      const [, name, value = ''] = /^\s*:?([\w-]+):\s*(.*)$/.exec(line) ?? [];
      if (name !== undefined) options[name] = value.trim().replace(/^(["'])(.*)\1$/, '$2');
    }
    return { options, count };
  }

  #openMyst(indent: string, sign: ':' | '`', size: number, name: string, argument: string): void {
    const { options, count } = this.#options();
    const label = options.label ?? options.name ?? this.#label ?? undefined;
    if (name === 'math') {
      this.#label = null;
      const end = this.#endOf(sign, 3);
      const lines = this.#lines.slice(this.#at, end + 1);
      const isClosed = end < this.#lines.length;
      this.#out.push(...mathLines(argument, label, count, isClosed ? lines : [...lines, '']));
      return;
    }
    if (name === 'csv-table') {
      this.#writeCsv(sign, size, argument, label, options, count);
      return;
    }
    const opening = mystOpening(name, argument, options);
    if (sign === '`' && !isBlock(opening.name)) {
      this.#tell(
        'warning',
        'directive/unknown',
        { block: `{${name}}`, kind: 'code' },
        this.#at + 1,
      );
      this.#copy(this.#endOf(sign, size));
      return;
    }
    this.#enter(opening, indent, sign, size, count);
  }

  /** As code of its own language: its rows are no Markdown until they are cells. */
  #writeCsv(
    sign: ':' | '`',
    size: number,
    title: string,
    label: string | undefined,
    options: Readonly<Record<string, string>>,
    count: number,
  ): void {
    this.#label = null;
    const end = this.#endOf(sign, size);
    const { header, 'header-rows': rows } = options;
    const given = Object.entries({ title, id: label, header, 'header-rows': rows });
    const words = given.flatMap(([key, value]) =>
      value
        ? [`${key}='${value.replace(/['{}]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)}'`]
        : [],
    );
    const body = this.#lines.slice(this.#at + 1 + count, end);
    const blank = Array.from({ length: count }, () => '');
    const [first = '', ...rest] = [...blank, `\`\`\`csv-table {${words.join(' ')}}`, ...body];
    this.#write(first, end, rest, '```');
  }

  /** Opens a block; the lines of its options become blank. */
  #enter(given: BlockOpening, indent: string, sign: ':' | '`', size: number, count: number): void {
    const depth = this.#open.length;
    if (depth >= FOLLOWED_MAX) {
      this.#out.push(this.#line);
      return;
    }
    const label = this.#takeLabel();
    const opening =
      label === null ? given : { ...given, attributes: { id: label, ...given.attributes } };
    const colons = `${indent}${':'.repeat(Math.max(3, OUTERMOST - depth))}`;
    const isTooDeep = depth >= DEPTH_MAX;
    const shown = this.#line.trim();
    const closing = isTooDeep ? `${indent}${sign.repeat(size)}` : colons;
    this.#open.push({ sign, size, closing, line: this.#at + 1, shown });
    this.#out.push(isTooDeep ? this.#line : `${colons}${writeOpening(opening)}`);
    for (let left = count; left > 0; left -= 1) this.#out.push('');
  }
}

/** A text in our own syntax, line by line; `tell` hears what is left out, unknown or never closed. */
export function readDialects(source: string, tell: Tell = () => undefined): string {
  return MAY_HAVE.test(source) ? new DialectReader(source, tell).read() : source;
}
