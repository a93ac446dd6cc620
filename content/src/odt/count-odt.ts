/** What an OpenDocument text consists of, counted in the file itself and not in what is read of it. */
import type { TextCounts } from '@quire/model/entities/text-counts';
import type { Element } from '@xmldom/xmldom';
import { strFromU8 } from 'fflate';
import { allNamed, attribute, isXmlElement, tagNameOf } from '../convert/xml.ts';
import { outermost } from '../convert/xml-words.ts';
import { type CountedParagraph, countTyped } from '../docx/count-typed.ts';
import { itemsOfInstruction } from '../docx/managed-item.ts';

const LEFT_OUT = new Set(['tracked-changes', 'annotation', 'frame', 'note-citation', 'math']);
const LIST = /ZOTERO_BIBL|CSL_BIBLIOGRAPHY/;

class Counter {
  readonly paragraphs: { text: string; isHeading: boolean }[] = [];
  citations = 0;
  references = 0;
  #within = '';
  readonly #open: { text: string; isHeading: boolean }[] = [];

  #say(text: string): void {
    const paragraph = this.#open.at(-1);
    if (paragraph && this.#within === '') paragraph.text += text;
  }

  /** A citation of a reference manager: its words are made again. */
  #mark(element: Element): void {
    const name = attribute(element, 'name');
    if (tagNameOf(element) === 'reference-mark-end') {
      if (name === this.#within) this.#within = '';
      return;
    }
    const items = itemsOfInstruction(name);
    if (!items) return;
    this.citations += items.length;
    this.#within = name;
  }

  read(element: Element): void {
    for (const node of [...element.childNodes]) {
      if (node.nodeType === 3) this.#say((node.nodeValue ?? '').replace(/\s+/g, ' '));
      if (!isXmlElement(node)) continue;
      const name = tagNameOf(node);
      if (name === 'reference-mark-start' || name === 'reference-mark-end') this.#mark(node);
      else if (name === 's' || name === 'tab' || name === 'line-break') this.#say(' ');
      else if (name === 'section' && LIST.test(attribute(node, 'name')))
        this.references += allNamed(node, 'p').length;
      else if (name === 'p' || name === 'h') {
        const paragraph = { text: '', isHeading: name === 'h' };
        // The title leaves the text.
        if (!/^title$/i.test(attribute(node, 'style-name'))) this.paragraphs.push(paragraph);
        this.#open.push(paragraph);
        this.read(node);
        this.#open.pop();
      } else if (name === 'frame') {
        // A box of text; what is drawn says nothing.
        for (const box of allNamed(node, 'text-box')) this.read(box);
      } else if (!LEFT_OUT.has(name)) this.read(node);
    }
  }
}

/** `text`: the body of `content.xml`. `files`: what is in the archive. */
export function countOdt(text: Element, files: Readonly<Record<string, Uint8Array>>): TextCounts {
  const counter = new Counter();
  counter.read(text);
  const frames = allNamed(text, 'frame').filter(
    (frame) => allNamed(frame, 'text-box').length === 0,
  );
  const isFormula = (frame: Element) =>
    allNamed(frame, 'object').some((object) => {
      const path = attribute(object, 'href').replace(/^\.?\/|\/$/g, '');
      const content = files[`${path}/content.xml`];
      return (
        allNamed(object, 'math').length > 0 ||
        /<(\w+:)?math[\s>]/.test(content ? strFromU8(content) : '')
      );
    });
  const formulas = frames.filter(isFormula);
  const paragraphs: readonly CountedParagraph[] = counter.paragraphs;
  const { words, citations, references } = countTyped(paragraphs);
  return {
    words,
    formulas: formulas.length,
    figures: frames.filter(
      (frame) =>
        !formulas.includes(frame) &&
        allNamed(frame, 'image').length + allNamed(frame, 'object').length > 0,
    ).length,
    tables: outermost(text, new Set(['table'])).length,
    citations: citations + counter.citations,
    references: counter.references > 0 ? counter.references : references,
  };
}
