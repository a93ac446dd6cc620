/** The text of an article in JATS: sections, paragraphs, figures, tables, formulas. */
import type { FootnoteDefinition, Nodes, RootContent, Table } from 'mdast';
import { toString as plainText } from 'mdast-util-to-string';
import { isTitle } from '../markdown/remark-directives.ts';
import { bodyWord } from '../run/body-words.ts';
import { referenceWords } from '../run/reference-words.ts';
import type { Citation, CrossRef, DisplayMath, Figure, Theorem } from '../syntax/nodes.ts';
import { footnotesOf } from './footnotes-of.ts';
import { formulaMathml } from './formula-mathml.ts';
import type { PaperTree } from './read-paper-tree.ts';
import { type XmlContent, type XmlPiece, xmlElement, xmlIf } from './xml-element.ts';

/** The target of a cross reference, as named by JATS (`@ref-type`), by the beginning of its id. */
const REFERENCE_TYPES: Readonly<Record<string, string>> = {
  fig: 'fig',
  tbl: 'table',
  eq: 'disp-formula',
  s: 'sec',
};

/** An id as XML takes it: a name. */
export const xmlId = (id: string): string =>
  /^[A-Za-z_][\w.-]*$/.test(id) ? id : `i-${id.replace(/[^\w.-]/g, '_')}`;

const isHeading = (node: RootContent): node is Extract<RootContent, { type: 'heading' }> =>
  node.type === 'heading';

export class JatsBody {
  readonly #paper: PaperTree;
  readonly #notes: ReadonlyMap<string, FootnoteDefinition>;
  /** Notes by identifier, in the order in which the text calls them. */
  readonly #called = new Map<string, string>();

  constructor(paper: PaperTree) {
    this.#paper = paper;
    this.#notes = new Map(
      [paper.abstract, ...paper.translations.map(({ abstract }) => abstract), paper.tree].flatMap(
        (tree) => [...footnotesOf(tree)],
      ),
    );
  }

  /** Blocks under their headings: each heading opens a section that holds what is below it. */
  sections(nodes: readonly RootContent[]): XmlPiece[] {
    const first = nodes.findIndex(isHeading);
    if (first < 0) return this.blocks(nodes);
    const before = this.blocks(nodes.slice(0, first));
    const depth = Math.min(...nodes.filter(isHeading).map((node) => node.depth));
    const parts: RootContent[][] = [];
    for (const node of nodes.slice(first)) {
      if (parts.length === 0 || (isHeading(node) && node.depth <= depth)) parts.push([node]);
      else parts.at(-1)?.push(node);
    }
    const made = parts.map(([head, ...inner]) => {
      if (!head || !isHeading(head)) return xmlElement('sec', {}, this.sections(inner));
      const { id, number } = head.data ?? {};
      return xmlElement(
        'sec',
        { id: id && xmlId(id) },
        xmlIf('label', number),
        xmlElement('title', {}, this.inline(head.children)),
        this.sections(inner),
      );
    });
    return [...before, ...made];
  }

  blocks(nodes: readonly RootContent[]): XmlPiece[] {
    return nodes.flatMap((node) => this.#block(node));
  }

  /** An abstract has paragraphs, then sections: anything else goes into a paragraph. */
  abstract(nodes: readonly RootContent[]): XmlPiece[] {
    return nodes.flatMap((node) => {
      if (node.type === 'paragraph') return this.#block(node);
      const made = this.#block(node);
      return made.length > 0 ? [xmlElement('p', {}, made)] : [];
    });
  }

  inline(nodes: readonly Nodes[]): XmlContent[] {
    return nodes.map((node) => this.#inline(node));
  }

  /** The notes that were called, for `back`. */
  notes(): XmlPiece | null {
    const made: XmlPiece[] = [];
    // A note may call another: the list grows while it is written.
    for (const [identifier, id] of this.#called) {
      const note = this.#notes.get(identifier);
      made.push(
        xmlElement(
          'fn',
          { id },
          xmlElement('label', {}, String(made.length + 1)),
          this.#paragraphs(note?.children ?? []),
        ),
      );
    }
    return made.length > 0 ? xmlElement('fn-group', {}, made) : null;
  }

  /** Paragraphs alone, for what holds nothing else: what is none becomes its words. */
  #paragraphs(nodes: readonly RootContent[]): XmlPiece[] {
    const made = nodes.flatMap((node) =>
      node.type === 'paragraph' || node.type === 'displayMath' || node.type === 'list'
        ? [
            xmlElement(
              'p',
              {},
              node.type === 'paragraph' ? this.inline(node.children) : this.#block(node),
            ),
          ]
        : [xmlElement('p', {}, plainText(node))],
    );
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
        return [this.#formula(node)];
      case 'figure':
        return this.#figure(node);
      case 'table':
        return [this.#table(node)];
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
      case 'notice': {
        const [first, ...others] = node.children;
        const title = isTitle(first)
          ? this.inline(first.children)
          : bodyWord(this.#paper.run.words, node.kind);
        const rest = isTitle(first) ? others : node.children;
        return [
          xmlElement(
            'boxed-text',
            { 'content-type': node.kind },
            xmlElement('sec', {}, xmlElement('title', {}, title), this.blocks(rest)),
          ),
        ];
      }
      case 'theorem':
        return [this.#theorem(node)];
      case 'definitions': {
        const items: XmlPiece[][] = [];
        for (const part of node.children) {
          const text = this.inline(part.children);
          if (part.kind === 'term') items.push([xmlElement('term', {}, text)]);
          else items.at(-1)?.push(xmlElement('def', {}, xmlElement('p', {}, text)));
        }
        return [
          xmlElement(
            'def-list',
            {},
            items.map((each) => xmlElement('def-item', {}, each)),
          ),
        ];
      }
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
      case 'break':
        return ' ';
      case 'link':
        return /^(https?|mailto|doi):/i.test(node.url)
          ? xmlElement(
              'ext-link',
              { 'ext-link-type': 'uri', 'xlink:href': node.url },
              this.inline(node.children),
            )
          : this.inline(node.children);
      case 'image': {
        const source = this.#paper.run.figures.get(node.url);
        if (!source) return node.alt ?? '';
        return xmlElement(
          'inline-graphic',
          { 'xlink:href': source.src },
          xmlIf('alt-text', node.alt),
        );
      }
      case 'inlineFormula':
        return xmlElement('inline-formula', {}, this.#math(node.value, false));
      case 'displayMath':
        return this.#formula(node);
      case 'citation':
        return this.#citation(node);
      case 'crossRef':
        return this.#reference(node);
      case 'footnoteReference': {
        if (!this.#notes.has(node.identifier)) return null;
        const id = this.#called.get(node.identifier) ?? `fn-${this.#called.size + 1}`;
        this.#called.set(node.identifier, id);
        const place = [...this.#called.keys()].indexOf(node.identifier) + 1;
        return xmlElement(
          'xref',
          { 'ref-type': 'fn', rid: id },
          xmlElement('sup', {}, String(place)),
        );
      }
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

  /** TeX and MathML, of which a reader takes what it can. */
  #math(tex: string, isDisplayed: boolean): XmlPiece {
    const source = xmlElement('tex-math', {}, tex.trim());
    const mathml = formulaMathml(tex, isDisplayed, this.#paper.run.macros, 'mml:');
    return mathml ? xmlElement('alternatives', {}, source, { xml: mathml }) : source;
  }

  #formula({ value, tex, id, numbers = [] }: DisplayMath): XmlPiece {
    return xmlElement(
      'disp-formula',
      { id: id && xmlId(id) },
      xmlIf('label', numbers.map((number) => `(${number})`).join(', ')),
      this.#math(tex ?? value, true),
    );
  }

  #figure(node: Figure): XmlPiece[] {
    const graphics = node.images.flatMap(({ url, alt }) => {
      const source = this.#paper.run.figures.get(url);
      return source
        ? [xmlElement('graphic', { 'xlink:href': source.src }, xmlIf('alt-text', alt))]
        : [];
    });
    const words = this.inline(node.children);
    if (node.number === null && plainText(node).trim() === '') {
      return graphics.length > 0 ? [xmlElement('p', {}, graphics)] : [];
    }
    return [
      xmlElement(
        'fig',
        { id: node.id ? xmlId(node.id) : undefined },
        xmlIf('label', node.number === null ? '' : `${node.word} ${node.number}`),
        xmlElement('caption', {}, xmlElement('p', {}, words)),
        graphics,
      ),
    ];
  }

  #table(node: Table): XmlPiece {
    const { number, id, caption, word = 'Table' } = node.data ?? {};
    const width = Math.max(1, ...node.children.map((row) => row.children.length));
    const row = (cells: Table['children'][number], tag: 'th' | 'td') =>
      xmlElement(
        'tr',
        {},
        Array.from({ length: width }, (_, at) =>
          xmlElement(
            tag,
            { align: node.align?.[at] ?? undefined },
            this.inline(cells.children[at]?.children ?? []),
          ),
        ),
      );
    const [head, ...rest] = node.children;
    const hasHead = head && plainText(head).trim() !== '';
    return xmlElement(
      'table-wrap',
      { id: id && xmlId(id) },
      xmlIf('label', number === undefined ? '' : `${word} ${number}`),
      caption && xmlElement('caption', {}, xmlElement('p', {}, this.inline(caption))),
      xmlElement(
        'table',
        {},
        hasHead ? xmlElement('thead', {}, row(head, 'th')) : null,
        xmlElement(
          'tbody',
          {},
          rest.length > 0
            ? rest.map((each) => row(each, 'td'))
            : xmlElement('tr', {}, xmlElement('td', {})),
        ),
      ),
    );
  }

  #theorem(node: Theorem): XmlPiece {
    const [first, ...others] = node.children;
    const rest = isTitle(first) ? others : node.children;
    return xmlElement(
      'statement',
      { id: node.id ? xmlId(node.id) : undefined, 'content-type': node.kind },
      xmlElement('label', {}, node.number === null ? node.word : `${node.word} ${node.number}`),
      isTitle(first) ? xmlElement('title', {}, this.inline(first.children)) : null,
      this.#inItem(rest),
    );
  }

  #reference(node: CrossRef): XmlContent {
    const found = referenceWords(node, this.#paper.run);
    if (!found) return `[${node.label}]`;
    const { target, words } = found;
    const type = REFERENCE_TYPES[target.id.split('-')[0] ?? ''] ?? 'statement';
    return xmlElement('xref', { 'ref-type': type, rid: xmlId(target.id) }, words);
  }

  #citation({ items, narrative }: Citation): XmlContent {
    const { ids, works } = this.#paper.cited;
    const parts = items.map(({ key, form, prefix, suffix }, at): XmlContent => {
      const names = works.names.get(key);
      const id = ids.get(key);
      const words =
        form === 'year'
          ? names?.year
          : form === 'narrative'
            ? `${names?.author} (${names?.year})`
            : names?.full;
      return [
        at > 0 ? '; ' : '',
        this.inline(prefix),
        names && id
          ? xmlElement('xref', { 'ref-type': 'bibr', rid: xmlId(id) }, words ?? key)
          : `@${key}`,
        this.inline(suffix),
      ];
    });
    return narrative ? parts : ['(', ...parts, ')'];
  }
}
