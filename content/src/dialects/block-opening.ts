/** How a block is opened: its name, title and attributes, from any dialect to ours. */
import { takeTrailingAttributes } from '../markdown/read-attributes.ts';
import { NOTICES } from '../markdown/remark-directives.ts';
import { theoremKindOf, theoremKindOfLabel } from '../syntax/theorem-kinds.ts';

export interface BlockOpening {
  name: string;
  /** Markdown; empty where the block has none. */
  title: string;
  attributes: Readonly<Record<string, string>>;
}

/** What other dialects call our notices. */
const NOTICE_NAMES: Readonly<Record<string, string>> = {
  ...Object.fromEntries([...NOTICES].map((name) => [name, name])),
  hint: 'tip',
  info: 'note',
  attention: 'caution',
  danger: 'warning',
  error: 'warning',
  seealso: 'note',
  admonition: 'note',
};

/** Classes that only arrange what is in the block: `div` keeps it as it is. */
const LAYOUT =
  /^(columns?|column-[\w-]+|cell(-[\w-]+)?|panel-[\w-]+|layout[\w-]*|quarto-[\w-]+|content-visible|center|centered|small|landscape|grid|hanging-indent|csl-bib-body|references)$/;

/** Blocks that hold one figure or one table, by the prefix of Quarto's ids. */
const HOLDERS: readonly [RegExp, string][] = [
  [/^fig[-:]/, 'figure'],
  [/^(tbl|tab)[-:]/, 'table'],
];

/** Our name for a block with these classes (a word alone is one) and this id. */
function nameOf(classes: readonly string[], id: string): string {
  for (const one of classes) {
    const short = one.replace(/^(callout-|prf:|proof:)/, '');
    const known = NOTICE_NAMES[short] ?? theoremKindOf(short);
    if (known) return known;
  }
  const byLabel = theoremKindOfLabel(id) ?? HOLDERS.find(([label]) => label.test(id))?.[1];
  if (byLabel) return byLabel;
  const [first] = classes.filter((one) => !LAYOUT.test(one));
  const isArranged = classes.length > 0 && first === undefined;
  return isArranged || id === 'refs' ? 'div' : (first ?? 'block');
}

/** The directives of MyST whose first words are not a title: what they are an attribute of. */
const ARGUMENTS: Readonly<Record<string, string>> = { figure: 'src', image: 'src' };

/** MyST's options by our names for them. */
const OPTION_NAMES: Readonly<Record<string, string>> = { label: 'id', name: 'id' };

/** `{prf:theorem} Title` with its options below it (https://mystmd.org/guide/directives). */
export function mystOpening(
  directive: string,
  argument: string,
  options: Readonly<Record<string, string>>,
): BlockOpening {
  const given = Object.entries(options).map(([name, value]) => [OPTION_NAMES[name] ?? name, value]);
  const name = nameOf([directive], '');
  const place = ARGUMENTS[name];
  const title = place ? '' : argument || (directive === 'seealso' ? 'See also' : '');
  return {
    name: name === 'image' ? 'figure' : name,
    title,
    attributes: { ...Object.fromEntries(given), ...(place ? { [place]: argument } : {}) },
  };
}

/** The text after `:::`: `{#thm-a .theorem title="…"}`, `theorem`, `note[title]{#a}`, `note Title`. */
export function divOpening(rest: string): BlockOpening | null {
  const words = rest.replace(/\s*:*\s*$/, '').trim();
  const ours = /^([A-Za-z][\w-]*)\s*(?:\[(.*)\])?\s*(\{(?:"[^"]*"|[^{}"])*\})?$/.exec(words);
  const own = ours ? (ours[3] ?? '') : words;
  const { attributes, rest: other } = takeTrailingAttributes(own);
  if (other.trim() === '' && (ours || Object.keys(attributes).length > 0)) {
    const { class: classes = '', name: named = '', title = named, ...others } = attributes;
    const all = [...(ours?.[1] ? [ours[1]] : []), ...classes.split(' ').filter(Boolean)];
    const unnumbered = /\bunnumbered\b/.test(classes) ? { unnumbered: 'true' } : {};
    const found = nameOf(
      all.filter((one) => one !== 'unnumbered'),
      attributes.id ?? '',
    );
    // A language alone makes a block that has no name.
    const name = found === 'block' && ('lang' in others || 'dir' in others) ? 'div' : found;
    return { name, title: ours?.[2] ?? title, attributes: { ...others, ...unnumbered } };
  }
  const titled = /^([A-Za-z][\w-]*)\s+([^{}]+)$/.exec(words);
  const name = titled?.[1] ? (NOTICE_NAMES[titled[1]] ?? theoremKindOf(titled[1])) : null;
  return name ? { name, title: titled?.[2] ?? '', attributes: {} } : null;
}

/** Whether every bracket of a title has its other half: else the title would not be read as one. */
function isBalanced(title: string): boolean {
  let depth = 0;
  for (const sign of title.replace(/\\./g, '')) {
    if (sign === '[') depth += 1;
    if (sign === ']') depth -= 1;
    if (depth < 0) return false;
  }
  return depth === 0;
}

const quoted = (value: string) => `"${value.replace(/&/g, '&amp;').replace(/"/g, '&quot;')}"`;

/** The opening as our parser reads it, without its colons. */
export function writeOpening({ name, title, attributes }: BlockOpening): string {
  const words = isBalanced(title) ? title : title.replace(/(?<!\\)([[\]])/g, '\\$1');
  const pairs = Object.entries(attributes).map(([key, value]) => `${key}=${quoted(value)}`);
  return `${name}${words ? `[${words}]` : ''}${pairs.length > 0 ? `{${pairs.join(' ')}}` : ''}`;
}

const OTHER_BLOCKS = new Set(['figure', 'table', 'list-table', 'div', 'glossary']);

/** Whether the press knows a block by this name, diagrams aside: only `:::` opens these. */
export const isBlock = (name: string): boolean =>
  NOTICES.has(name) || theoremKindOf(name) !== null || OTHER_BLOCKS.has(name);
