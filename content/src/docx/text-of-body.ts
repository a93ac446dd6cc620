/** From the tree of a word processor's text to our Markdown: what Word and OpenDocument have in common. */
import type { Element, ElementContent, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import type { ConvertedText } from '../convert/converted.ts';
import { treeToMarkdown } from '../convert/html-to-markdown.ts';
import type { Report } from '../report/problems.ts';
import { bibliographyOf } from './bibliography-of-word.ts';
import type { MarkedCitations } from './citations-in-word.ts';
import { detailsOfFirstPage, titlePageIn } from './docx-details.ts';
import { type MarkedFormulas, restoreFormulas } from './formulas-in-word.ts';
import { freeEquations } from './free-equations.ts';
import { hasClass, isHtmlElement } from './html-element.ts';
import { readFirstPage } from './read-first-page.ts';
import type { Paragraph } from './read-paragraphs.ts';
import { statementSections } from './statement-sections.ts';
import { joinCaptions } from './word-captions.ts';
import { freeNotes, NOTE_HANDLERS } from './word-notes.ts';

/** A text as HTML, with marks where formulas and citations stand: `h1.title`, `p.caption`, notes in a list at its end. */
export interface Body {
  readonly nodes: readonly ElementContent[];
  /** As they are typed, for what the first page says. */
  readonly paragraphs: readonly Paragraph[];
  readonly cited: Pick<MarkedCitations, 'citations' | 'works' | 'unread'>;
  readonly formulas: MarkedFormulas['formulas'];
}

const isTitle = (node: ElementContent): node is Element =>
  isHtmlElement(node, 'h1') && hasClass(node, 'title');

const isMerged = (cell: Element) =>
  Number(cell.properties.colSpan ?? 1) > 1 || Number(cell.properties.rowSpan ?? 1) > 1;
const hasMerged = (node: ElementContent): boolean =>
  node.type === 'element' &&
  ((isHtmlElement(node, 'td', 'th') && isMerged(node)) || node.children.some(hasMerged));

/** Parts of a text that are read together, and signs that are none of what they look like. */
const PARTED = '\n\n\uE01E\n\n';
const RAISED = '\uE01D';

/** The text, all but its pictures; what was lost or guessed goes into the report. */
export function textOfBody(
  { nodes, paragraphs, cited, formulas }: Body,
  report: Report,
): Omit<ConvertedText, 'pictures' | 'problems'> {
  const title = nodes.find(isTitle);
  const merged = nodes.filter((node) => isHtmlElement(node, 'table') && hasMerged(node)).length;
  const rest = nodes.filter((node) => node !== title);
  const body: Root = { type: 'root', children: joinCaptions(freeEquations(freeNotes(rest))) };
  const written = treeToMarkdown(body, NOTE_HANDLERS);
  const page = readFirstPage(paragraphs);
  const top = titlePageIn(written, page);
  const { text: all, bibliography } = bibliographyOf(
    [
      top ? page.abstract : '',
      // Raised numbers on the title page are not citations.
      top.replaceAll('<sup>', RAISED),
      statementSections(written.slice(top.length)),
    ].join(PARTED),
    cited,
    report,
  );
  const [abstract = '', shownTop = '', text = ''] = all.split(PARTED.trim());
  const first = shownTop.trim() === '' ? '' : `${shownTop.replaceAll(RAISED, '<sup>').trim()}\n\n`;
  // Titles of works have formulas, too.
  const marked = [`${first}${text.trimStart()}`, bibliography, abstract.trim()].join(PARTED);
  const read = restoreFormulas(marked, formulas);
  const [markdown = '', listed = '', summary = ''] = read.markdown.split(PARTED);
  const titlePage = restoreFormulas(first, formulas).markdown;
  if (merged > 0) report.note('docx/merged-cells', { count: merged });
  if (formulas.length > 0) report.note('docx/formulas', { count: formulas.length });
  if (read.lost > 0)
    report.warn('docx/formulas-lost', { count: read.lost, total: formulas.length });
  const said = title ? textOf(title).replace(/\s+/g, ' ').trim() : '';
  return {
    title: said || (titlePage ? page.title : ''),
    abstract: titlePage ? summary : '',
    markdown,
    details: detailsOfFirstPage(page),
    ...(titlePage ? { titlePage } : {}),
    bibliography: listed,
    macros: {},
  };
}
