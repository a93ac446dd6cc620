/** The text of a paper as Word's paragraphs, tables and runs. */
import { footnotesOf } from '@quire/content/export/footnotes-of';
import {
  type PaperBlock,
  type PaperNode,
  type PaperNote,
  type PaperTable,
  plainWordsOf,
} from '@quire/content/export/paper-nodes';
import type { PaperTree } from '@quire/content/export/read-paper-tree';
import { isTitle } from '@quire/content/markdown/remark-directives';
import { referenceWords } from '@quire/content/run/reference-words';
import type { Citation, DisplayMath, Figure, Theorem } from '@quire/content/syntax/nodes';
import { takeCommands } from '@quire/content/tex/groups';
import {
  AlignmentType,
  Bookmark,
  BorderStyle,
  ExternalHyperlink,
  FootnoteReferenceRun,
  HeadingLevel,
  ImageRun,
  InternalHyperlink,
  type IRunOptions,
  Paragraph,
  type ParagraphChild,
  Tab,
  Table,
  TableCell,
  TableRow,
  TabStopType,
  TextRun,
  WidthType,
} from 'docx';
import { BULLETS, NUMBERS } from './docx-styles.ts';
import { OmmlFormula } from './omml-formula.ts';
import type { DocxPicture } from './write-docx.ts';

type Block = Paragraph | Table;
type Look = Pick<
  IRunOptions,
  'bold' | 'italics' | 'strike' | 'subScript' | 'superScript' | 'smallCaps' | 'font'
>;

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
/** Of the text on A4 with Word's margins of an inch. */
const TEXT_WIDTH_PX = 600;
const TEXT_HEIGHT_PX = 820;
const TEXT_WIDTH_TWIPS = 9_026;
const CODE: Look = { font: 'Courier New' };
const RULE = { style: BorderStyle.SINGLE, size: 6, color: '000000' };
const NONE = { style: BorderStyle.NONE, size: 0, color: 'auto' };

/** The name of a bookmark: letters, digits and `_`, at most 40. */
const bookmarkOf = (id: string): string => `q_${id.replace(/\W/g, '_')}`.slice(0, 40);

export class DocxBody {
  readonly #paper: PaperTree;
  readonly #pictures: ReadonlyMap<string, DocxPicture>;
  readonly #omml: (tex: string, isDisplayed: boolean) => string | null;
  readonly #notes: ReadonlyMap<string, PaperNote>;
  readonly #called = new Map<string, number>();
  #lists = 0;

  constructor(
    paper: PaperTree,
    pictures: ReadonlyMap<string, DocxPicture>,
    omml: (tex: string, isDisplayed: boolean) => string | null,
  ) {
    this.#paper = paper;
    this.#pictures = pictures;
    this.#omml = omml;
    this.#notes = new Map([...footnotesOf(paper.abstract), ...footnotesOf(paper.tree)]);
  }

  blocks(nodes: readonly PaperBlock[], style?: string): Block[] {
    return nodes.flatMap((node) => this.#block(node, style));
  }

  /** The notes that the text has called, for the document. To be asked for when all of it is written. */
  footnotes(): Record<string, { children: Paragraph[] }> {
    const made: Record<string, { children: Paragraph[] }> = {};
    // A note may call another: the list grows while it is written.
    for (const [identifier, number] of this.#called) {
      const note = this.#notes.get(identifier);
      const blocks = this.blocks(note?.children ?? []);
      const paragraphs = blocks.filter((each) => each instanceof Paragraph);
      // Word wants a paragraph in each note; a table becomes its words.
      if (paragraphs.length === 0)
        paragraphs.push(new Paragraph({ children: [new TextRun(note ? plainWordsOf(note) : '')] }));
      made[String(number)] = { children: paragraphs };
    }
    return made;
  }

  /** An entry of the list of references, as its style has made it. */
  reference(id: string, html: string): Paragraph {
    const runs = html
      .replace(/\s+/g, ' ')
      .trim()
      .split(/(<i>.*?<\/i>)/)
      .map((part) => {
        const text = part
          .replace(/<[^>]*>/g, '')
          .replace(/&#(\d+);/g, (_all, code: string) => String.fromCodePoint(Number(code)))
          .replace(/&lt;/g, '<')
          .replace(/&gt;/g, '>')
          .replace(/&quot;/g, '"')
          .replace(/&amp;/g, '&');
        return new TextRun({ text, italics: part.startsWith('<i>') });
      });
    return new Paragraph({
      style: 'Reference',
      children: [new Bookmark({ id: bookmarkOf(id), children: runs })],
    });
  }

  inline(nodes: readonly PaperNode[], look: Look = {}): ParagraphChild[] {
    return nodes.flatMap((node) => this.#inline(node, look));
  }

  #inline(node: PaperNode, look: Look): ParagraphChild[] {
    const run = (text: string, more: Look = {}) => [new TextRun({ text, ...look, ...more })];
    switch (node.type) {
      case 'text':
        return run(node.value.replace(/\s*\n\s*/g, ' '));
      case 'emphasis':
        return this.inline(node.children, { ...look, italics: !look.italics });
      case 'strong':
        return this.inline(node.children, { ...look, bold: true });
      case 'delete':
        return this.inline(node.children, { ...look, strike: true });
      case 'script':
        return this.inline(node.children, {
          ...look,
          ...(node.kind === 'sub' ? { subScript: true } : { superScript: true }),
        });
      case 'smallCaps':
        return this.inline(node.children, { ...look, smallCaps: true });
      case 'inlineCode':
        return run(node.value, CODE);
      case 'unreadable':
        return run(node.value, CODE);
      case 'break':
        return [new TextRun({ text: '', break: 1 })];
      case 'link':
        return /^(https?|mailto):/i.test(node.url)
          ? [new ExternalHyperlink({ link: node.url, children: this.inline(node.children, look) })]
          : this.inline(node.children, look);
      case 'image':
        return this.#picture(node.url, node.alt ?? '', null);
      case 'inlineFormula':
        return this.#formula(node.value, false);
      case 'displayMath':
        return this.#formula(node.tex ?? node.value, true);
      case 'citation':
        return this.#citation(node, look);
      case 'crossRef': {
        const found = referenceWords(node, this.#paper.run);
        if (!found) return run(`[${node.label}]`);
        const anchor = bookmarkOf(found.target.id);
        return [new InternalHyperlink({ anchor, children: run(found.words) })];
      }
      case 'footnoteReference': {
        if (!this.#notes.has(node.identifier)) return [];
        const number = this.#called.get(node.identifier) ?? this.#called.size + 1;
        this.#called.set(node.identifier, number);
        return [new FootnoteReferenceRun(number)];
      }
      case 'scriptMarker':
        return run(node.value);
      case 'html':
      case 'footnoteDefinition':
      case 'definition':
        return [];
      default:
        return run(plainWordsOf(node));
    }
  }

  #block(node: PaperBlock, style?: string): Block[] {
    const styled = style === undefined ? {} : { style };
    switch (node.type) {
      case 'paragraph':
        return [new Paragraph({ ...styled, children: this.inline(node.children) })];
      case 'heading': {
        const { id, number } = node.data ?? {};
        const words = [
          ...(number ? [new TextRun(`${number} `)] : []),
          ...this.inline(node.children),
        ];
        const children = id ? [new Bookmark({ id: bookmarkOf(id), children: words })] : words;
        const level = HEADINGS[node.depth - 1] ?? HeadingLevel.HEADING_5;
        return [new Paragraph({ heading: level, children })];
      }
      case 'displayMath':
        return [this.#equation(node)];
      case 'figure':
        return this.#figure(node);
      case 'table':
        return this.#table(node);
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
      case 'notice': {
        const [first, ...others] = node.children;
        const kind = node.kind.charAt(0).toUpperCase() + node.kind.slice(1);
        const title = isTitle(first)
          ? this.inline(first.children, { bold: true })
          : [new TextRun({ text: kind, bold: true })];
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
              children: this.inline(part.children, part.kind === 'term' ? { bold: true } : {}),
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
        return [new Paragraph({ ...styled, children: this.inline([node]) })];
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
        children: [...mark, ...(first?.type === 'paragraph' ? this.inline(first.children) : [])],
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

  /** As Word's own formula; what KaTeX cannot read is kept as its source. */
  #formula(tex: string, isDisplayed: boolean): ParagraphChild[] {
    const omml = this.#omml(tex, isDisplayed);
    return omml ? [new OmmlFormula(omml)] : [new TextRun({ text: tex.trim(), ...CODE })];
  }

  /** In the middle, with its number at the end of the line. */
  #equation({ value, tex, id, numbers = [] }: DisplayMath): Paragraph {
    const source = takeCommands(tex ?? value, 'tag').text;
    const number = numbers.map((each) => `(${each})`).join(', ');
    const label = new TextRun({ children: [new Tab(), number] });
    const marked = id ? new Bookmark({ id: bookmarkOf(id), children: [label] }) : label;
    return new Paragraph({
      tabStops: [
        { type: TabStopType.CENTER, position: TEXT_WIDTH_TWIPS / 2 },
        { type: TabStopType.RIGHT, position: TEXT_WIDTH_TWIPS },
      ],
      children: [
        new TextRun({ children: [new Tab()] }),
        ...this.#formula(source, true),
        ...(number ? [marked] : []),
      ],
    });
  }

  #picture(url: string, alt: string, percent: number | null): ParagraphChild[] {
    const source = this.#paper.run.figures.get(url);
    const picture = source && this.#pictures.get(source.src);
    if (!source || !picture)
      return [new TextRun({ text: `[Picture: ${alt || url}]`, italics: true })];
    const most = TEXT_WIDTH_PX * ((percent ?? 100) / 100);
    const scale = Math.min(1, most / source.width, TEXT_HEIGHT_PX / source.height);
    return [
      new ImageRun({
        type: picture.type,
        data: picture.bytes,
        transformation: {
          width: Math.max(1, Math.round(source.width * scale)),
          height: Math.max(1, Math.round(source.height * scale)),
        },
        altText: { name: url, title: '', description: alt },
      }),
    ];
  }

  #captioned(label: string, id: string | null | undefined, words: readonly PaperNode[]): Paragraph {
    const name = new TextRun({ text: label && `${label}. `, bold: true });
    return new Paragraph({
      style: 'Caption',
      children: [
        ...(label ? [id ? new Bookmark({ id: bookmarkOf(id), children: [name] }) : name] : []),
        ...this.inline(words),
      ],
    });
  }

  #figure(node: Figure): Block[] {
    const pictures = node.images.map(
      ({ url, alt, widthPercent }) =>
        new Paragraph({
          alignment: AlignmentType.CENTER,
          keepNext: true,
          children: this.#picture(url, alt, widthPercent),
        }),
    );
    const label = node.number === null ? '' : `${node.word} ${node.number}`;
    if (!label && node.children.length === 0) return pictures;
    return [...pictures, this.#captioned(label, node.id, node.children)];
  }

  #table(node: PaperTable): Block[] {
    const { number, id, caption = [], word = 'Table' } = node.data ?? {};
    const width = Math.max(1, ...node.children.map((row) => row.children.length));
    const rows = node.children.filter((row, at) => at > 0 || plainWordsOf(row).trim() !== '');
    const hasHead = rows[0] === node.children[0];
    const made = rows.map((row, at) => {
      const isHead = hasHead && at === 0;
      const cells = Array.from({ length: width }, (_, column) => {
        const align = node.align?.[column];
        const [from, to] = [AlignmentType.START, AlignmentType.END];
        return new TableCell({
          borders: {
            ...{ left: NONE, right: NONE },
            top: at === 0 ? RULE : NONE,
            bottom: isHead || at === rows.length - 1 ? RULE : NONE,
          },
          children: [
            new Paragraph({
              spacing: { line: 260, after: 40 },
              alignment: align === 'right' ? to : align === 'center' ? AlignmentType.CENTER : from,
              children: this.inline(
                row.children[column]?.children ?? [],
                isHead ? { bold: true } : {},
              ),
            }),
          ],
        });
      });
      return new TableRow({ tableHeader: isHead, children: cells });
    });
    const table = new Table({ width: { size: 100, type: WidthType.PERCENTAGE }, rows: made });
    const after = new Paragraph({ children: [] });
    if (number === undefined) return [table, after];
    return [this.#captioned(`${word} ${number}`, id, caption), table, after];
  }

  #theorem(node: Theorem): Block[] {
    const [first, ...others] = node.children;
    const name = node.number === null ? node.word : `${node.word} ${node.number}`;
    const label = new TextRun({ text: name, bold: true });
    const head: ParagraphChild[] = [
      node.id ? new Bookmark({ id: bookmarkOf(node.id), children: [label] }) : label,
      ...(isTitle(first)
        ? [new TextRun(' ('), ...this.inline(first.children), new TextRun(')')]
        : []),
      new TextRun({ text: '. ', bold: true }),
    ];
    const [opening, ...rest] = isTitle(first) ? others : node.children;
    if (opening?.type !== 'paragraph') {
      const below = opening ? [opening, ...rest] : rest;
      return [new Paragraph({ children: head }), ...this.blocks(below)];
    }
    return [
      new Paragraph({ children: [...head, ...this.inline(opening.children)] }),
      ...this.blocks(rest),
    ];
  }

  #citation({ items, narrative }: Citation, look: Look): ParagraphChild[] {
    const { ids, works } = this.#paper.cited;
    const run = (text: string) => new TextRun({ text, ...look });
    const parts = items.flatMap(({ key, form, prefix, suffix }, at): ParagraphChild[] => {
      const names = works.names.get(key);
      const id = ids.get(key);
      const full = form === 'narrative' ? `${names?.author} (${names?.year})` : names?.full;
      const words = (form === 'year' ? names?.year : full) ?? `@${key}`;
      return [
        ...(at > 0 ? [run('; ')] : []),
        ...this.inline(prefix, look),
        id && names
          ? new InternalHyperlink({ anchor: bookmarkOf(id), children: [run(words)] })
          : run(`@${key}`),
        ...this.inline(suffix, look),
      ];
    });
    return narrative ? parts : [run('('), ...parts, run(')')];
  }
}
