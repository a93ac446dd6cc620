/** `docs/counts.md`: what is kept of each paper of each kind of input. */
import { differs, TEXT_PARTS, type TextComparison } from '@quire/model/entities/text-counts';
import type { CountedKind } from './counted-kind.ts';
import { keptOf } from './kept-of.ts';
import { KNOWN_LOSSES } from './known-losses.ts';

const HEAD = `# What is kept of a paper

Made by \`npm run counts -- --write\`, which reads every paper of the corpus and our own samples as an import does, and counts
what the source has and what a reader finds on the page. The corpus is no part of the project: \`QUIRE_CORPUS\` says where it is.

Each cell is *found/in the source*. The two are counted independently: the source by its own syntax, the page by its HTML. Words
differ by a few, as captions, numbers and code are counted in different places; more than the source is no loss. **Bold** marks
what differs so much that an import warns of it (\`model/src/entities/text-counts.ts\`). *Kept* is the share over all papers,
where nothing that a paper has too much makes up for what another lacks.

- *words*: of the text, the abstract and what is stated beside it. *formulas*: in the line or displayed.
- *figures*: pictures, also those whose file is missing, which are named in the report and have a box in the text.
- *citations*: each work each time. *references*: works in the list.
- Word and OpenDocument files are written by Pandoc from every third paper, with citations and references as words, as authors type
  them: the hardest case. Notebooks are made of the papers, a cell for each section, and compared with the paper itself.
`;

const cell = (counts: TextComparison, part: (typeof TEXT_PARTS)[number]): string => {
  const text = `${counts.result[part]}/${counts.source[part]}`;
  return differs(counts, part) ? `**${text}**` : text;
};
const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
const HEADING = [
  line(['paper', ...TEXT_PARTS]),
  line(['---', ...TEXT_PARTS.map(() => '---:')]),
].join('\n');

const countsOf = ({ papers }: CountedKind) => papers.flatMap(({ counts }) => counts ?? []);

function overview(kinds: readonly CountedKind[]): string {
  const rows = kinds.map((kind) => {
    const all = countsOf(kind);
    return line([kind.title, String(all.length), ...TEXT_PARTS.map((part) => keptOf(all, part))]);
  });
  const heads = ['kind', 'papers', ...TEXT_PARTS];
  return [line(heads), line(heads.map((_, at) => (at === 0 ? '---' : '---:'))), ...rows].join('\n');
}

function section(kind: CountedKind): string {
  const rows = kind.papers.map(({ name, counts }) =>
    counts
      ? line([`\`${name}\``, ...TEXT_PARTS.map((part) => cell(counts, part))])
      : line([`\`${name}\`: could not be read`, ...TEXT_PARTS.map(() => '')]),
  );
  const known = KNOWN_LOSSES.find(({ of }) => kind.title.startsWith(of))?.losses ?? [];
  const said = known.map((loss) => `- ${loss}\n`).join('');
  const table = kind.absent ? `Not counted: ${kind.absent}.` : [HEADING, ...rows].join('\n');
  return `\n## ${kind.title}\n\n${said}${said && '\n'}${table}\n`;
}

/** `date`: on which it was counted, as `2026-11-29`. */
export const countsPage = (kinds: readonly CountedKind[], date: string): string =>
  `${HEAD}\nCounted on ${date}. Kept:\n\n${overview(kinds)}\n${kinds.map(section).join('')}`;
