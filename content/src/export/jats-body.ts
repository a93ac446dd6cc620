/** The text of an article in JATS: sections, paragraphs, figures, tables, formulas. */
import type { Nodes, RootContent } from 'mdast';
import { toString as plainText } from 'mdast-util-to-string';
import { isTitle } from '../markdown/remark-directives.ts';
import { bodyWord } from '../run/body-words.ts';
import type { Definitions, Notice, Passage, Theorem } from '../syntax/nodes.ts';
import type { PassageLanguage } from '../syntax/passage-language.ts';
import { figureElement, jatsGraphic } from './jats-figure.ts';
import { jatsFormula, jatsMath } from './jats-formula.ts';
import { JatsNotes } from './jats-notes.ts';
import { jatsCitation, jatsCrossRef, jatsLink } from './jats-references-in-text.ts';
import { jatsTable } from './jats-table.ts';
import type { PaperTree } from './read-paper-tree.ts';
import { underHeadings } from './under-headings.ts';
import { type XmlContent, type XmlPiece, xmlElement, xmlIf } from './xml-element.ts';
import { xmlId } from './xml-id.ts';

/** Words in another language. JATS has no direction apart from it: it is written as a style. */
const jatsForeign = ({ lang, dir }: PassageLanguage, words: XmlContent): XmlPiece =>
  xmlElement(
    'styled-content',
    lang ? { 'xml:lang': lang } : { style: `direction: ${dir ?? 'ltr'}` },
    words,
  );

export class JatsBody {
  readonly #paper: PaperTree;
  readonly #notes: JatsNotes;
  /** Of things that nothing refers to. */
  readonly #ids = new Map<string, number>();
  #isInAbstract = false;

  constructor(paper: PaperTree) {
    this.#paper = paper;
    this.#notes = new JatsNotes(paper);
  }

  /** Blocks under their headings: each heading opens a section that holds what is below it. */
  sections(nodes: readonly RootContent[]): XmlPiece[] {
    const { before, sections } = underHeadings(nodes);
    return [
      ...this.blocks(before),
      ...sections.map(({ heading: { data, children }, inner }) =>
        xmlElement(
          'sec',
          { id: data?.id && xmlId(data.id) },
          xmlIf('label', data?.number),
          xmlElement('title', {}, this.inline(children)),
          this.sections(inner),
        ),
      ),
    ];
  }

  blocks(nodes: readonly RootContent[]): XmlPiece[] {
    return nodes.flatMap((node) => this.#block(node));
  }

  /** An abstract has paragraphs, then sections: anything else goes into a paragraph. */
  abstract(nodes: readonly RootContent[]): XmlPiece[] {
    this.#isInAbstract = true;
    const parts = nodes.flatMap((node) => {
      if (node.type === 'paragraph') return this.#block(node);
      const made = this.#block(node);
      return made.length > 0 ? [xmlElement('p', {}, made)] : [];
    });
    this.#isInAbstract = false;
    return parts;
  }

  /** As XML takes it; a new one for what has none. */
  #idOf(kind: string, id?: string | null): string {
    if (id) return xmlId(id);
    const count = (this.#ids.get(kind) ?? 0) + 1;
    this.#ids.set(kind, count);
    return `unnumbered-${kind}-${count}`;
  }

  inline(nodes: readonly Nodes[]): XmlContent[] {
    return nodes.map((node) => this.#inline(node));
  }

  /** The notes that were called, for `back`. */
  notes(): XmlPiece | null {
    return this.#notes.group((nodes) => this.#paragraphs(nodes));
  }

  /** Paragraphs alone, for what holds nothing else: what is none becomes its words. */
  #paragraphs(nodes: readonly RootContent[]): XmlPiece[] {
    const made = nodes.map((node) => {
      if (node.type === 'paragraph') return xmlElement('p', {}, this.inline(node.children));
      const isKept = node.type === 'displayMath' || node.type === 'list';
      return xmlElement('p', {}, isKept ? this.#block(node) : plainText(node));
    });
    return made.length > 0 ? made : [xmlElement('p', {})];
  }

  #block(node: RootContent): XmlPiece[] {
    switch (node.type) {
      case 'paragraph':
        return [xmlElement('p', {}, this.inline(node.children))];
      case 'heading':
        // Within a quotation or a list there are no sections.
        return [xmlElement('p', {}, xmlElement('bold', {}, this.inline(node.children)))];
      case 'displayMath':
        return [jatsFormula(node, this.#paper)];
      case 'figure':
        return figureElement(node, {
          caption: this.inline(node.children),
          paper: this.#paper,
          isInAbstract: this.#isInAbstract,
          newId: () => this.#idOf('figure', node.id),
        });
      case 'table':
        return [jatsTable(node, this.#idOf('table', node.data?.id), (nodes) => this.inline(nodes))];
      case 'list':
        return [
          xmlElement(
            'list',
            { 'list-type': node.ordered ? 'order' : 'bullet' },
            node.children.map((item) => xmlElement('list-item', {}, this.#inItem(item.children))),
          ),
        ];
      case 'blockquote':
        return [xmlElement('disp-quote', {}, this.blocks(node.children))];
      case 'code':
        return [
          xmlElement(
            'code',
            { language: /^[\w+#.-]+/.exec(node.lang ?? '')?.[0], 'xml:space': 'preserve' },
            node.value,
          ),
        ];
      case 'group':
      case 'diagram':
        return this.blocks(node.children);
      case 'passage':
        return this.#passage(node);
      case 'notice':
        return [this.#notice(node)];
      case 'theorem':
        return [this.#theorem(node)];
      case 'definitions':
        return [this.#definitions(node)];
      case 'thematicBreak':
      case 'footnoteDefinition':
      case 'definition':
      case 'html':
      case 'yaml':
        return [];
      case 'unreadable':
        return [xmlElement('preformat', {}, node.value)];
      default:
        return [xmlElement('p', {}, this.#inline(node))];
    }
  }

  /** What a list's item holds: paragraphs and lists; anything else goes into a paragraph. */
  #inItem(nodes: readonly RootContent[]): XmlPiece[] {
    const made = nodes.flatMap((node) => {
      const isPlain = ['paragraph', 'list', 'definitions'].includes(node.type);
      return isPlain ? this.#block(node) : [xmlElement('p', {}, this.#block(node))];
    });
    return made.length > 0 ? made : [xmlElement('p', {})];
  }

  #inline(node: Nodes): XmlContent {
    switch (node.type) {
      case 'text':
        return node.value;
      case 'emphasis':
        return xmlElement('italic', {}, this.inline(node.children));
      case 'strong':
        return xmlElement('bold', {}, this.inline(node.children));
      case 'delete':
        return xmlElement('strike', {}, this.inline(node.children));
      case 'inlineCode':
        return xmlElement('monospace', {}, node.value);
      case 'script':
        return xmlElement(node.kind, {}, this.inline(node.children));
      case 'smallCaps':
        return xmlElement('sc', {}, this.inline(node.children));
      case 'foreign':
        return jatsForeign(node, this.inline(node.children));
      case 'break':
        return ' ';
      case 'link':
        return jatsLink(node, this.inline(node.children));
      case 'image': {
        if (!this.#paper.run.figures.has(node.url)) return node.alt ?? '';
        return jatsGraphic('inline-graphic', node.url, node.alt?.trim() ?? '', this.#paper);
      }
      case 'inlineFormula':
        return xmlElement('inline-formula', {}, jatsMath(node.value, false, this.#paper));
      case 'displayMath':
        return jatsFormula(node, this.#paper);
      case 'citation':
        return jatsCitation(node, this.#paper, (nodes) => this.inline(nodes));
      case 'crossRef':
        return jatsCrossRef(node, this.#paper);
      case 'footnoteReference':
        return this.#notes.call(node.identifier);
      case 'scriptMarker':
        return node.value;
      case 'unreadable':
        return xmlElement('monospace', {}, node.value);
      case 'html':
      case 'footnoteDefinition':
      case 'definition':
        return null;
      default:
        return plainText(node);
    }
  }

  /** JATS has no division with a language: its paragraphs and quotations have it. */
  #passage({ lang, dir, children }: Passage): XmlPiece[] {
    const language = { 'xml:lang': lang ?? undefined };
    return children.flatMap((node) => {
      if (node.type === 'blockquote')
        return [xmlElement('disp-quote', language, this.blocks(node.children))];
      if (node.type !== 'paragraph') return this.#block(node);
      const words = this.inline(node.children);
      return [xmlElement('p', language, lang ? words : jatsForeign({ lang, dir }, words))];
    });
  }

  #definitions(node: Definitions): XmlPiece {
    const items: XmlPiece[][] = [];
    for (const part of node.children) {
      const text = this.inline(part.children);
      if (part.kind === 'term') items.push([xmlElement('term', {}, text)]);
      else items.at(-1)?.push(xmlElement('def', {}, xmlElement('p', {}, text)));
    }
    return xmlElement(
      'def-list',
      {},
      items.map((each) => xmlElement('def-item', {}, each)),
    );
  }

  /** The title that the author has given it, and what is below. */
  #titled(nodes: readonly RootContent[]): { title: XmlContent; rest: readonly RootContent[] } {
    const [first, ...rest] = nodes;
    return isTitle(first)
      ? { title: this.inline(first.children), rest }
      : { title: null, rest: nodes };
  }

  #notice({ kind, children }: Notice): XmlPiece {
    const { title, rest } = this.#titled(children);
    const words = title ?? bodyWord(this.#paper.run.words, kind);
    return xmlElement(
      'boxed-text',
      { id: this.#idOf('box'), 'content-type': kind },
      xmlElement('sec', {}, xmlElement('title', {}, words), this.blocks(rest)),
    );
  }

  #theorem({ id, kind, number, word, children }: Theorem): XmlPiece {
    const { title, rest } = this.#titled(children);
    return xmlElement(
      'statement',
      { id: id ? xmlId(id) : undefined, 'content-type': kind },
      xmlElement('label', {}, number === null ? word : `${word} ${number}`),
      title === null ? null : xmlElement('title', {}, title),
      this.#inItem(rest),
    );
  }
}
