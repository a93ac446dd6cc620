/**
 * The citations that reference managers keep in a Word file, with all that they know of each work: Zotero, Mendeley
 * Desktop and EndNote in fields (`ADDIN … CSL_CITATION {…}`, `ADDIN EN.CITE <EndNote>…`), Word itself in fields too
 * (`CITATION`), Mendeley Cite in content controls.
 */
import { type Element, XMLSerializer } from '@xmldom/xmldom';
import { allNamed, attribute, childNamed, readXml, wordsOf } from '../convert/xml.ts';
import { endnoteItems } from './endnote-items.ts';
import { type Field, fieldsIn } from './fields-in-word.ts';
import {
  decodedBase64,
  itemsOfInstruction,
  itemsOfJson,
  type ManagedItem,
} from './managed-item.ts';
import { ManagedWorks } from './managed-works.ts';
import { citationMark } from './place-citations.ts';
import { itemsOfWord, type WordSources, wordSources } from './word-sources.ts';

const MAIN = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const CONTROL = 'MENDELEY_CITATION_v3_';
const BIBLIOGRAPHY =
  /CSL_BIBLIOGRAPHY|ZOTERO_BIBL|Mendeley Bibliography|MENDELEY_BIBLIOGRAPHY|\bEN\.REFLIST\b|^\s*BIBLIOGRAPHY\b/;
const CITES = /CSL_CITATION|\bEN\.CITE\b|^\s*CITATION\s/;
const MANAGED = /CSL_CITATION|MENDELEY_CITATION_v3|EN\.CITE|CITATION\s/;
/** The parts of a file that have words of the text. */
const TEXTS = ['word/document.xml', 'word/footnotes.xml', 'word/endnotes.xml'];

export interface MarkedCitations {
  /** The parts of the file that were changed. */
  readonly parts: ReadonlyMap<string, string>;
  /** In Markdown, by their marks. */
  readonly citations: readonly string[];
  /** CSL, their ids as keys. */
  readonly works: readonly (Readonly<Record<string, unknown>> & { readonly id: string })[];
  /** What fields show whose works the file does not have. */
  readonly unread: readonly string[];
}

const itemsOf = (field: Field, sources: WordSources) =>
  itemsOfInstruction(field.instruction) ??
  endnoteItems(field) ??
  itemsOfWord(field.instruction, sources);

/** What a field or a content control of a reference manager is, by its instruction or tag; null for any other. */
export function fieldKind(said: string): 'citation' | 'bibliography' | null {
  if (BIBLIOGRAPHY.test(said)) return 'bibliography';
  return said.startsWith(CONTROL) || CITES.test(said) ? 'citation' : null;
}

/** The number of works that a citation claims to contain, readable or not. */
export function citedIn(said: string): number {
  const items = said.startsWith(CONTROL)
    ? itemsOfJson(decodedBase64(said.slice(CONTROL.length)))
    : itemsOfInstruction(said);
  const more = said.match(/<Cite[\s>]|&lt;Cite[\s&]|\\m\s/g)?.length ?? 0;
  return items?.length ?? Math.max(1, /^\s*CITATION/.test(said) ? 1 + more : more);
}

/** `parts`: path within the file → its XML. Citations whose works are there become marks, and their list goes. */
export function markCitations(parts: ReadonlyMap<string, string>): MarkedCitations {
  const works = new ManagedWorks();
  const citations: string[] = [];
  const unread: string[] = [];
  const sources = wordSources(parts);
  const remove = (element: Element) => element.parentNode?.removeChild(element);

  function marked(xml: string): string {
    const root = MANAGED.test(xml) ? readXml(xml) : null;
    const document = root?.ownerDocument;
    if (!root || !document) return xml;
    const markOf = (items: readonly ManagedItem[]) => {
      citations.push(works.cite(items));
      const run = document.createElementNS(MAIN, 'w:r');
      const text = document.createElementNS(MAIN, 'w:t');
      text.textContent = citationMark(citations.length - 1);
      run.appendChild(text);
      return run;
    };
    for (const control of allNamed(root, 'sdt')) {
      const properties = childNamed(control, 'sdtPr');
      const tag = properties && childNamed(properties, 'tag');
      const value = tag ? attribute(tag, 'val') : '';
      const isCitation = value.startsWith(CONTROL);
      const items = isCitation ? itemsOfJson(decodedBase64(value.slice(CONTROL.length))) : null;
      if (items) control.parentNode?.replaceChild(markOf(items), control);
      else if (isCitation) unread.push(wordsOf(control));
      else if (BIBLIOGRAPHY.test(value)) remove(control);
    }
    for (const field of fieldsIn(root)) {
      const items = itemsOf(field, sources);
      const [first] = field.elements;
      if (items && first) first.parentNode?.insertBefore(markOf(items), first);
      else if (CITES.test(field.instruction)) unread.push(field.shown.trim());
      if (items || BIBLIOGRAPHY.test(field.instruction)) field.elements.forEach(remove);
    }
    return new XMLSerializer().serializeToString(root);
  }

  const changed = TEXTS.flatMap((path): [string, string][] => {
    const xml = parts.get(path);
    return xml === undefined ? [] : [[path, marked(xml)]];
  });
  return { parts: new Map(changed), citations, works: works.list, unread };
}
