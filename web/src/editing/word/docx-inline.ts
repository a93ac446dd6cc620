import { footnotesOf } from '@quire/content/export/footnotes-of';
import { type PaperNode, type PaperNote, plainWordsOf } from '@quire/content/export/paper-nodes';
import type { PaperTree } from '@quire/content/export/read-paper-tree';
import { referenceWords } from '@quire/content/run/reference-words';
import type { Citation } from '@quire/content/syntax/nodes';
import type { PassageLanguage } from '@quire/content/syntax/passage-language';
import {
  ExternalHyperlink,
  FootnoteReferenceRun,
  ImageRun,
  InternalHyperlink,
  type IRunOptions,
  type ParagraphChild,
  TextRun,
} from 'docx';
import { bookmarkOf } from './bookmark-of.ts';
import { OmmlFormula } from './omml-formula.ts';
import type { DocxPicture } from './write-docx.ts';

type Look = Pick<
  IRunOptions,
  | 'bold'
  | 'italics'
  | 'strike'
  | 'subScript'
  | 'superScript'
  | 'smallCaps'
  | 'font'
  | 'language'
  | 'rightToLeft'
>;

/** Of the text on A4 with Word's margins of an inch. */
const TEXT_WIDTH_PX = 600;
const TEXT_HEIGHT_PX = 820;
const CODE: Look = { font: 'Courier New' };

/** The language of words, and their direction. */
const foreignLook = ({ lang, dir }: PassageLanguage): Look => ({
  ...(lang ? { language: dir === 'rtl' ? { bidirectional: lang } : { value: lang } } : {}),
  ...(dir ? { rightToLeft: dir === 'rtl' } : {}),
});

/** The content of a line: words, links, formulas, pictures and citations as Word's runs. */
export class DocxInline {
  readonly #paper: PaperTree;
  readonly #pictures: ReadonlyMap<string, DocxPicture>;
  readonly #omml: (tex: string, isDisplayed: boolean) => string | null;
  readonly #notes: ReadonlyMap<string, PaperNote>;
  readonly #called = new Map<string, number>();

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

  /** The notes that were called so far, with their numbers: it grows while lines are written. */
  *calledNotes(): Iterable<readonly [number: number, note: PaperNote | undefined]> {
    for (const [identifier, number] of this.#called) yield [number, this.#notes.get(identifier)];
  }

  runs(nodes: readonly PaperNode[], look: Look = {}): ParagraphChild[] {
    return nodes.flatMap((node) => this.#inline(node, look));
  }

  #inline(node: PaperNode, look: Look): ParagraphChild[] {
    const run = (text: string, more: Look = {}) => [new TextRun({ text, ...look, ...more })];
    switch (node.type) {
      case 'text':
        return run(node.value.replace(/\s*\n\s*/g, ' '));
      case 'emphasis':
        return this.runs(node.children, { ...look, italics: !look.italics });
      case 'strong':
        return this.runs(node.children, { ...look, bold: true });
      case 'delete':
        return this.runs(node.children, { ...look, strike: true });
      case 'script':
        return this.runs(node.children, {
          ...look,
          ...(node.kind === 'sub' ? { subScript: true } : { superScript: true }),
        });
      case 'smallCaps':
        return this.runs(node.children, { ...look, smallCaps: true });
      case 'foreign':
        return this.runs(node.children, { ...look, ...foreignLook(node) });
      case 'inlineCode':
        return run(node.value, CODE);
      case 'unreadable':
        return run(node.value, CODE);
      case 'break':
        return [new TextRun({ text: '', break: 1 })];
      case 'link':
        return /^(https?|mailto):/i.test(node.url)
          ? [new ExternalHyperlink({ link: node.url, children: this.runs(node.children, look) })]
          : this.runs(node.children, look);
      case 'image':
        return this.picture(node.url, node.alt ?? '', null);
      case 'inlineFormula':
        return this.formula(node.value, false);
      case 'displayMath':
        return this.formula(node.tex ?? node.value, true);
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

  /** As Word's own formula; what KaTeX cannot read is kept as its source. */
  formula(tex: string, isDisplayed: boolean): ParagraphChild[] {
    const omml = this.#omml(tex, isDisplayed);
    return omml ? [new OmmlFormula(omml)] : [new TextRun({ text: tex.trim(), ...CODE })];
  }

  /** A picture at most as large as the page's text, or its words where there is none. */
  picture(url: string, alt: string, percent: number | null): ParagraphChild[] {
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
        ...this.runs(prefix, look),
        id && names
          ? new InternalHyperlink({ anchor: bookmarkOf(id), children: [run(words)] })
          : run(`@${key}`),
        ...this.runs(suffix, look),
      ];
    });
    return narrative ? parts : [run('('), ...parts, run(')')];
  }
}
