/**
 * Statements at the end of a Word manuscript as sections: many journals' templates set them as paragraphs that begin
 * with a bold label, or below a heading “Declarations”. As sections they are found like those of any paper.
 */
import { ARTICLE_FIELDS } from '@quire/model/statements/statement-forms';

/** Labels that are no statement of ours and stand among them. */
const BESIDE = [
  ...[
    'author contributions',
    'author contribution',
    'authors’ contributions',
    "authors' contributions",
  ],
  ...[
    'credit authorship contribution statement',
    'supplementary materials',
    'supplementary material',
  ],
  ...['informed consent statement', 'consent for publication', 'consent to participate'],
  ...['code availability', 'abbreviations', 'orcid'],
];
const LABELS = new Set([...ARTICLE_FIELDS.flatMap(({ headings }) => headings), ...BESIDE]);
const BOLD = /^\*\*([^*\n]{3,100})\*\*[ \t]*[.:–—-]?[ \t]*/;
const UMBRELLA =
  /^(#{1,5})[ \t]+(?:\d+\.?[ \t]+)?(?:\*\*)?(?:declarations|statements and declarations|end ?matter|back matter)[.:]?(?:\*\*)?$/i;

const labelOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/[\s.:]+$/, '');

const BEHIND = /^(references|bibliography|literature|works cited|appendi|supplement)/;

/** The text of a heading, without numbers and marks; null for any other block. */
function headingOf(block: string): string | null {
  const words = /^#{1,6}[ \t]+(.+)$/.exec(block)?.[1];
  return words === undefined ? null : labelOf(words.replace(/\*/g, '').replace(/^[\d.]+\s+/, ''));
}

const isOrdinary = (block: string) => {
  const heading = headingOf(block);
  return heading !== null && !LABELS.has(heading) && !BEHIND.test(heading) && !UMBRELLA.test(block);
};

/** Makes sections of the statements of a text in Markdown, after its last ordinary heading. */
export function statementSections(markdown: string): string {
  const depths = [...markdown.matchAll(/^(#{1,6})[ \t]/gm)].map(([, signs = '']) => signs.length);
  if (depths.length === 0) return markdown;
  const top = '#'.repeat(Math.min(...depths));
  const blocks = markdown.split(/\n{2,}/);
  const end = blocks.findLastIndex(isOrdinary) + 1;
  const made = blocks.slice(end).flatMap((block): string[] => {
    if (UMBRELLA.test(block)) return [];
    if (LABELS.has(headingOf(block) ?? '')) return [block.replace(/^#+/, top)];
    const [own = '', label = ''] = BOLD.exec(block) ?? [];
    if (!LABELS.has(labelOf(label))) return [block];
    const rest = block.slice(own.length).trim();
    return [`${top} ${label.replace(/[\s.:]+$/, '')}`, ...(rest ? [rest] : [])];
  });
  return [...blocks.slice(0, end), ...made].join('\n\n');
}
