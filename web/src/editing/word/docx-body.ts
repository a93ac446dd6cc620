/** The text of a paper as Word's paragraphs, tables and runs. */
import { type PaperBlock, plainWordsOf } from '@quire/content/export/paper-nodes';
import { isTitle } from '@quire/content/markdown/remark-directives';
import { type BodyWords, bodyWord } from '@quire/content/run/body-words';
import type { Passage, Theorem } from '@quire/content/syntax/nodes';
import {
  AlignmentType,
  Bookmark,
  HeadingLevel,
  Paragraph,
  type ParagraphChild,
  type Table,
  TextRun,
} from 'docx';
import { bookmarkOf } from './bookmark-of.ts';
import { docxEquation } from './docx-equation.ts';
import { docxFigure } from './docx-figure.ts';
import type { DocxInline } from './docx-inline.ts';
import { BULLETS, NUMBERS } from './docx-styles.ts';
import { docxTable } from './docx-table.ts';

type Block = Paragraph | Table;

/** Of a list's item: its level, and which list's number it counts. */
interface Place {
  readonly level: number;
  readonly ordered: boolean;
  readonly instance: number;
}

const HEADINGS = [
  HeadingLevel.HEADING_1,
  HeadingLevel.HEADING_1,
  HeadingLevel.HEADING_2,
  HeadingLevel.HEADING_3,
  HeadingLevel.HEADING_4,
  HeadingLevel.HEADING_5,
] as const;

export class DocxBody {
  readonly #inline: DocxInline;
  readonly #words: BodyWords;
  #lists = 0;

  constructor(inline: DocxInline, words: BodyWords) {
    this.#inline = inline;
    this.#words = words;
  }

  blocks(nodes: readonly PaperBlock[], style?: string): Block[] {
    return nodes.flatMap((node) => this.#block(node, style));
  }

  /** The notes that the text has called, for the document. To be asked for when all of it is written. */
  footnotes(): Record<string, { children: Paragraph[] }> {
    const made: Record<string, { children: Paragraph[] }> = {};
    // A note may call another: the list grows while it is written.
    for (const [number, note] of this.#inline.calledNotes()) {
      const blocks = this.blocks(note?.children ?? []);
      const paragraphs = blocks.filter((each) => each instanceof Paragraph);
      // Word wants a paragraph in each note; a table becomes its words.
      if (paragraphs.length === 0)
        paragraphs.push(new Paragraph({ children: [new TextRun(note ? plainWordsOf(note) : '')] }));
      made[String(number)] = { children: paragraphs };
    }
    return made;
  }

  #block(node: PaperBlock, style?: string): Block[] {
    const styled = style === undefined ? {} : { style };
    switch (node.type) {
      case 'paragraph':
        return [new Paragraph({ ...styled, children: this.#inline.runs(node.children) })];
      case 'heading': {
        const { id, number } = node.data ?? {};
        const words = [
          ...(number ? [new TextRun(`${number} `)] : []),
          ...this.#inline.runs(node.children),
        ];
        const children = id ? [new Bookmark({ id: bookmarkOf(id), children: words })] : words;
        const level = HEADINGS[node.depth - 1] ?? HeadingLevel.HEADING_5;
        return [new Paragraph({ heading: level, children })];
      }
      case 'displayMath':
        return [docxEquation(this.#inline, node)];
      case 'figure':
        return docxFigure(this.#inline, node);
      case 'table':
        return docxTable(this.#inline, node);
      case 'list': {
        this.#lists += 1;
        return this.#list(node, {
          level: 0,
          ordered: node.ordered === true,
          instance: this.#lists,
        });
      }
      case 'blockquote':
        return this.blocks(node.children, 'Quotation');
      case 'code':
        return [
          ...node.value
            .split('\n')
            .map((line) => new Paragraph({ style: 'Listing', children: [new TextRun(line)] })),
          new Paragraph({ children: [] }),
        ];
      case 'group':
      case 'diagram':
        return this.blocks(node.children, style);
      case 'passage':
        return node.children.flatMap((child) => this.#inPassage(node, child, style));
      case 'notice': {
        const [first, ...others] = node.children;
        const title = isTitle(first)
          ? this.#inline.runs(first.children, { bold: true })
          : [new TextRun({ text: bodyWord(this.#words, node.kind), bold: true })];
        return [
          new Paragraph({ style: 'Quotation', keepNext: true, children: title }),
          ...this.blocks(isTitle(first) ? others : node.children, 'Quotation'),
        ];
      }
      case 'theorem':
        return this.#theorem(node);
      case 'definitions':
        return node.children.map(
          (part) =>
            new Paragraph({
              ...(part.kind === 'term' ? { keepNext: true } : { style: 'Quotation' }),
              children: this.#inline.runs(
                part.children,
                part.kind === 'term' ? { bold: true } : {},
              ),
            }),
        );
      case 'thematicBreak':
        return [
          new Paragraph({ alignment: AlignmentType.CENTER, children: [new TextRun('* * *')] }),
        ];
      case 'footnoteDefinition':
      case 'definition':
      case 'html':
      case 'yaml':
        return [];
      default:
        return [new Paragraph({ ...styled, children: this.#inline.runs([node]) })];
    }
  }

  #list(node: Extract<PaperBlock, { type: 'list' }>, place: Place): Block[] {
    const reference = place.ordered ? NUMBERS : BULLETS;
    const numbering = { reference, level: Math.min(place.level, 5), instance: place.instance };
    return node.children.flatMap((item) => {
      const [first, ...others] = item.children;
      const mark = item.checked == null ? [] : [new TextRun(item.checked ? '☒ ' : '☐ ')];
      const head = new Paragraph({
        numbering,
        children: [
          ...mark,
          ...(first?.type === 'paragraph' ? this.#inline.runs(first.children) : []),
        ],
      });
      const rest = first?.type === 'paragraph' ? others : item.children;
      return [
        head,
        ...rest.flatMap((each): Block[] => {
          if (each.type !== 'list') return this.#block(each, 'Quotation');
          this.#lists += 1;
          const below = {
            level: place.level + 1,
            ordered: each.ordered === true,
            instance: this.#lists,
          };
          return this.#list(each, below);
        }),
      ];
    });
  }

  /** A block of a passage in another language: of what is no paragraph Word says no language. */
  #inPassage(passage: Passage, node: PaperBlock, style?: string): Block[] {
    if (node.type === 'blockquote')
      return node.children.flatMap((child) => this.#inPassage(passage, child, 'Quotation'));
    if (node.type !== 'paragraph') return this.#block(node, style);
    const { lang, dir } = passage;
    const words = this.#inline.runs([{ type: 'foreign', lang, dir, children: node.children }]);
    return [
      new Paragraph({
        ...(style === undefined ? {} : { style }),
        bidirectional: dir === 'rtl',
        children: words,
      }),
    ];
  }

  #theorem(node: Theorem): Block[] {
    const [first, ...others] = node.children;
    const name = node.number === null ? node.word : `${node.word} ${node.number}`;
    const label = new TextRun({ text: name, bold: true });
    const head: ParagraphChild[] = [
      node.id ? new Bookmark({ id: bookmarkOf(node.id), children: [label] }) : label,
      ...(isTitle(first)
        ? [new TextRun(' ('), ...this.#inline.runs(first.children), new TextRun(')')]
        : []),
      new TextRun({ text: '. ', bold: true }),
    ];
    const [opening, ...rest] = isTitle(first) ? others : node.children;
    if (opening?.type !== 'paragraph') {
      const below = opening ? [opening, ...rest] : rest;
      return [new Paragraph({ children: head }), ...this.blocks(below)];
    }
    return [
      new Paragraph({ children: [...head, ...this.#inline.runs(opening.children)] }),
      ...this.blocks(rest),
    ];
  }
}
