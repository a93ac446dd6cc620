/** The body of an OpenDocument text as HTML, with marks where formulas and citations stand. */
import type { Element, Node } from '@xmldom/xmldom';
import type { ElementContent, Element as HtmlElement } from 'hast';
import { htmlElement, plain } from '../convert/html-nodes.ts';
import { mathmlToTex } from '../convert/mathml-to-tex.ts';
import { foreignWords } from '../convert/verbatim.ts';
import {
  allNamed,
  attribute,
  childNamed,
  childrenNamed,
  childrenOf,
  isXmlElement,
  readXml,
  tagNameOf,
  wordsOf,
} from '../convert/xml.ts';
import { itemsOfInstruction } from '../docx/managed-item.ts';
import { ManagedWorks } from '../docx/managed-works.ts';
import { citationMark } from '../docx/place-citations.ts';
import type { Paragraph, TextRun } from '../docx/read-paragraphs.ts';
import type { Body } from '../docx/text-of-body.ts';
import type { Report } from '../report/problems.ts';
import type { PassageLanguage } from '../syntax/passage-language.ts';
import { odtLanguages } from './odt-languages.ts';
import type { OdtStyles } from './odt-styles.ts';
import { placeInOdt } from './place-in-odt.ts';

interface Source {
  readonly styles: OdtStyles;
  readonly files: Readonly<Record<string, Uint8Array>>;
  readonly report: Report;
}

/** What is no part of the text, or is made again: lists of contents, what changes have deleted. */
const SILENT = new Set([
  ...['tracked-changes', 'table-of-content', 'sequence-decls', 'forms', 'variable-decls'],
  ...[
    'user-field-decls',
    'alphabetical-index',
    'illustration-index',
    'table-index',
    'note-citation',
  ],
  ...[
    'annotation',
    'annotation-end',
    'soft-page-break',
    'bookmark',
    'bookmark-start',
    'bookmark-end',
  ],
]);
const BLOCKS = /^(p|h[1-6]|ul|ol|table|blockquote|div)$/;
const ENDINGS = /\.(png|jpe?g|gif|svg|webp|tiff?|wmf|emf)$/i;
/** OpenDocument counts equal blanks, and a wrong number must not fill the memory. */
const BLANKS_MOST = 50;

const isBlock = (node: ElementContent) => node.type === 'element' && BLOCKS.test(node.tagName);

class Reader {
  readonly works = new ManagedWorks();
  readonly citations: string[] = [];
  readonly formulas: { tex: string; isDisplayed: boolean }[] = [];
  readonly pictures = new Map<string, Uint8Array<ArrayBuffer>>();
  readonly paragraphs: Paragraph[] = [];
  readonly notes: HtmlElement[] = [];
  readonly #source: Source;
  readonly #languageOf: (span: Element) => PassageLanguage | null;
  /** The name of the citation within which the words are its own. */
  #within = '';
  #runs: TextRun[] = [];

  constructor(text: Element, source: Source) {
    this.#source = source;
    this.#languageOf = odtLanguages(text, source.styles);
  }

  #say(text: string, isRaised: boolean): ElementContent[] {
    if (this.#within !== '' || text === '') return [];
    this.#runs.push({ text, isRaised });
    return [plain(text)];
  }

  #picture(frame: Element, href: string): ElementContent[] {
    const bytes = this.#source.files[href.replace(/^\.\//, '')];
    if (!bytes) return [];
    const ending = ENDINGS.exec(href)?.[1]?.toLowerCase() ?? 'bin';
    const name = `figures/text-${this.pictures.size + 1}.${ending}`;
    if (/^(wmf|emf|bin)$/.test(ending))
      this.#source.report.warn('docx/picture', { type: ending }, undefined, placeInOdt(frame));
    this.pictures.set(name, new Uint8Array(bytes));
    return [htmlElement('img', [], { src: name })];
  }

  /** An embedded object: a formula, or something of which there is a picture. */
  #object(object: Element): ElementContent[] | null {
    const path = `${attribute(object, 'href').replace(/^\.\/|\/$/g, '')}/content.xml`;
    const bytes = this.#source.files[path];
    const inside = childNamed(object, 'math');
    const math = inside ?? (bytes ? readXml(new TextDecoder().decode(bytes)) : null);
    if (!math || tagNameOf(math) !== 'math') return null;
    this.formulas.push({
      tex: mathmlToTex(math),
      isDisplayed: attribute(math, 'display') === 'block',
    });
    return this.#say(`\uE000${this.formulas.length - 1}\uE001`, false);
  }

  #frame(frame: Element, isRaised: boolean): ElementContent[] {
    const [object, image, box] = ['object', 'image', 'text-box'].map((name) =>
      childNamed(frame, name),
    );
    const formula = object ? this.#object(object) : null;
    if (formula) return formula;
    if (object)
      this.#source.report.warn('docx/drawing', { kind: 'embedded' }, undefined, placeInOdt(frame));
    if (box) return this.blocks(box);
    return image ? this.#picture(frame, attribute(image, 'href')) : this.inline(frame, isRaised);
  }

  #note(note: Element): ElementContent[] {
    const kind = attribute(note, 'note-class') === 'endnote' ? 'endnote' : 'footnote';
    const id = `${kind}-${this.notes.length + 1}`;
    const place = this.notes.push(htmlElement('li', [], { id })) - 1;
    const body = childNamed(note, 'note-body');
    // The words of a note are none of the paragraph's.
    const runs = this.#runs;
    this.#runs = [];
    const children = body ? this.blocks(body) : [];
    this.#runs = runs;
    this.notes[place] = htmlElement('li', children, { id });
    return [htmlElement('sup', [htmlElement('a', [plain('note')], { href: `#${id}` })])];
  }

  /** Where Zotero has put a citation: its mark holds all that is known of the works. */
  #cite(name: string): ElementContent[] {
    const items = itemsOfInstruction(name);
    if (!items) return [];
    this.citations.push(this.works.cite(items));
    const mark = this.#say(citationMark(this.citations.length - 1), false);
    this.#within = name;
    return mark;
  }

  readonly #inlineForms: Readonly<
    Record<string, (element: Element, isRaised: boolean) => ElementContent[]>
  > = {
    s: (element, isRaised) =>
      this.#say(' '.repeat(Math.min(BLANKS_MOST, Number(attribute(element, 'c')) || 1)), isRaised),
    tab: (_, isRaised) => this.#say('\t', isRaised),
    'line-break': () => {
      this.#runs.push({ text: '\n', isRaised: false });
      return [htmlElement('br', [])];
    },
    span: (element, isRaised) => this.#span(element, isRaised),
    a: (element, isRaised) => [
      htmlElement('a', this.inline(element, isRaised), { href: attribute(element, 'href') }),
    ],
    note: (element) => this.#note(element),
    frame: (element, isRaised) => this.#frame(element, isRaised),
    'reference-mark-start': (element) => this.#cite(attribute(element, 'name')),
    'reference-mark-end': (element) => {
      if (attribute(element, 'name') === this.#within) this.#within = '';
      return [];
    },
  };

  #span(element: Element, raised: boolean): ElementContent[] {
    const { isBold, isItalic, script } = this.#source.styles.run(attribute(element, 'style-name'));
    const inner = this.inline(element, raised || script === 'sup');
    if (inner.length === 0) return [];
    const tags = [isBold && 'strong', isItalic && 'em', script].filter(
      (tag) => typeof tag === 'string',
    );
    const language = this.#languageOf(element);
    const words = language ? [foreignWords(inner, language)] : inner;
    return tags.reduce((nodes, tag) => [htmlElement(tag, nodes)], words);
  }

  inline(element: Element, isRaised = false): ElementContent[] {
    return [...element.childNodes].flatMap((node: Node): ElementContent[] => {
      if (node.nodeType === 3)
        return this.#say((node.nodeValue ?? '').replace(/\s+/g, ' '), isRaised);
      if (!isXmlElement(node)) return [];
      const name = tagNameOf(node);
      if (SILENT.has(name)) return [];
      return this.#inlineForms[name]?.(node, isRaised) ?? this.inline(node, isRaised);
    });
  }

  /** A paragraph; blocks inside it (a text box) follow it. */
  #paragraph(element: Element): ElementContent[] {
    this.#runs = [];
    const nodes = this.inline(element);
    const runs = this.#runs;
    const style = this.#source.styles.paragraph(attribute(element, 'style-name'));
    const text = runs
      .map((run) => run.text)
      .join('')
      .replace(/\s+/g, ' ')
      .trim();
    if (text) this.paragraphs.push({ style, runs, text });
    const own = nodes.filter((node) => !isBlock(node));
    const blocks = nodes.filter(isBlock);
    if (tagNameOf(element) === 'h') {
      const level = Math.min(6, Math.max(1, Number(attribute(element, 'outline-level')) || 1));
      return [htmlElement(`h${level}`, own), ...blocks];
    }
    if (/^title$/i.test(style))
      return [htmlElement('h1', own, { className: ['title'] }), ...blocks];
    const isQuote = /^(quotations?|quote)$/i.test(style);
    const isCaption = /^(caption|illustration|figure|table|drawing|text)$/i.test(style);
    const images = own.filter((node) => node.type === 'element' && node.tagName === 'img');
    const properties = isCaption ? { className: ['caption'] } : {};
    const made =
      images.length === 1 && text !== '' && isCaption
        ? [
            htmlElement('p', images),
            htmlElement(
              'p',
              own.filter((node) => !images.includes(node)),
              properties,
            ),
          ]
        : [htmlElement('p', own, properties)];
    const filled = made.filter(({ children }) => children.length > 0);
    return [...(isQuote ? [htmlElement('blockquote', filled)] : filled), ...blocks];
  }

  #list(element: Element, level: number, named: string): ElementContent[] {
    const style = attribute(element, 'style-name') || named;
    const items = childrenNamed(element, 'list-item', 'list-header').map((item) =>
      htmlElement(
        'li',
        childrenOf(item).flatMap((child) =>
          tagNameOf(child) === 'list' ? this.#list(child, level + 1, style) : this.block(child),
        ),
      ),
    );
    return [htmlElement(this.#source.styles.isOrdered(style, level) ? 'ol' : 'ul', items)];
  }

  #table(element: Element): ElementContent[] {
    const row = (each: Element) =>
      htmlElement(
        'tr',
        childrenNamed(each, 'table-cell').map((cell) =>
          htmlElement('td', this.blocks(cell), {
            colSpan: Number(attribute(cell, 'number-columns-spanned')) || 1,
            rowSpan: Number(attribute(cell, 'number-rows-spanned')) || 1,
          }),
        ),
      );
    const parts = childrenOf(element).flatMap((child): HtmlElement[] => {
      const name = tagNameOf(child);
      if (name === 'table-row') return [row(child)];
      const rows = allNamed(child, 'table-row').map(row);
      return name === 'table-header-rows' ? [htmlElement('thead', rows)] : rows;
    });
    const body = parts.filter(({ tagName }) => tagName === 'tr');
    return [
      htmlElement('table', [
        ...parts.filter(({ tagName }) => tagName === 'thead'),
        htmlElement('tbody', body),
      ]),
    ];
  }

  block(element: Element): ElementContent[] {
    const name = tagNameOf(element);
    if (SILENT.has(name)) return [];
    if (name === 'p' || name === 'h') return this.#paragraph(element);
    if (name === 'list') return this.#list(element, 1, '');
    if (name === 'table') return this.#table(element);
    if (name === 'frame') return this.#frame(element, false);
    // The list of works that a reference manager keeps: it is made again.
    if (name === 'section' && /ZOTERO_BIBL|CSL_BIBLIOGRAPHY/.test(attribute(element, 'name')))
      return [];
    return this.blocks(element);
  }

  readonly blocks = (element: Element): ElementContent[] =>
    childrenOf(element).flatMap((child) => this.block(child));
}

/** Changes and comments, for those who edit the text. */
function reportMarks(root: Element, report: Report): void {
  for (const region of allNamed(root, 'changed-region').slice(0, 40)) {
    const [change] = childrenOf(region);
    if (!change || tagNameOf(change) !== 'deletion') continue;
    const words = ['p', 'h'].flatMap((name) => allNamed(change, name).map(wordsOf)).join(' ');
    const author = wordsOf(allNamed(change, 'creator')[0]);
    const said = words.slice(0, 200);
    if (said) report.note('docx/tracked-change', { kind: 'deleted', author, day: '', words: said });
  }
  for (const comment of allNamed(root, 'annotation').slice(0, 40)) {
    const words = allNamed(comment, 'p').map(wordsOf).join(' ');
    const author = wordsOf(childNamed(comment, 'creator'));
    report.note('docx/comment', { author, day: '', about: '', words: words.slice(0, 200) });
  }
}

/** `root`: of `content.xml`. Null where it has no text. */
export function odtBody(root: Element, source: Source): (Body & Pick<Reader, 'pictures'>) | null {
  const [text] = allNamed(root, 'body').flatMap((body) => childrenNamed(body, 'text'));
  if (!text) return null;
  reportMarks(root, source.report);
  const reader = new Reader(text, source);
  const blocks = reader.blocks(text);
  const { notes, paragraphs, formulas, pictures, citations, works } = reader;
  return {
    nodes: [...blocks, ...(notes.length > 0 ? [htmlElement('ol', notes)] : [])],
    ...{ paragraphs, formulas, pictures },
    cited: { citations, works: works.list, unread: [] },
  };
}
