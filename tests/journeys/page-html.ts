/** The HTML of a page as a browser's parser reads it, and what the proofs ask of it. */
import { type DefaultTreeAdapterTypes, parse } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

const isElement = (node: Node): node is Element => 'tagName' in node;

/** An element's attribute; undefined where it has none. */
const attribute = (element: Element, name: string): string | undefined =>
  element.attrs.find((each) => each.name === name)?.value;

/** Every element with one of these names, or every one, in the order of the text. */
function elementsOf(root: Node, ...names: string[]): Element[] {
  const found: Element[] = [];
  const visit = (node: Node) => {
    if (isElement(node) && (names.length === 0 || names.includes(node.tagName))) found.push(node);
    if ('childNodes' in node) node.childNodes.forEach(visit);
  };
  visit(root);
  return found;
}

/** The text in an element, its white space put together. */
function textOf(node: Node): string {
  const parts: string[] = [];
  const visit = (each: Node) => {
    if ('value' in each) parts.push(each.value);
    if ('childNodes' in each) each.childNodes.forEach(visit);
  };
  visit(node);
  return parts.join('').replace(/\s+/g, ' ').trim();
}

/** The contents of a page's head, for browsers and for machines. */
interface PageHead {
  readonly lang: string | undefined;
  readonly titles: readonly string[];
  readonly description: string | undefined;
  readonly canonical: readonly string[];
  readonly robots: string | undefined;
}

export interface ReadPage {
  readonly head: PageHead;
  readonly headings: readonly string[];
  readonly ids: ReadonlySet<string>;
  /** Where its links lead and what it shows, as written. */
  readonly links: readonly string[];
  readonly files: readonly string[];
}

function readHead(document: Node): PageHead {
  const [html] = elementsOf(document, 'html');
  const [head] = elementsOf(document, 'head');
  const metas = head ? elementsOf(head, 'meta') : [];
  const meta = (name: string) => {
    const found = metas.find((each) => attribute(each, 'name') === name);
    return found && attribute(found, 'content');
  };
  const canonical = elementsOf(document, 'link').filter(
    (each) => attribute(each, 'rel') === 'canonical',
  );
  return {
    lang: html && attribute(html, 'lang'),
    titles: head ? elementsOf(head, 'title').map(textOf) : [],
    description: meta('description'),
    canonical: canonical.map((each) => attribute(each, 'href') ?? ''),
    robots: meta('robots'),
  };
}

const candidates = (srcset: string) =>
  srcset.split(',').map((each) => each.trim().split(/\s+/)[0] ?? '');

function filesOf(document: Node): string[] {
  return elementsOf(document, 'img', 'source', 'script', 'link').flatMap((element) => [
    attribute(element, 'src') ?? '',
    // Of other hosts' vocabularies: `rel="license"` and the like are checked as they stand.
    element.tagName === 'link' ? (attribute(element, 'href') ?? '') : '',
    ...candidates(attribute(element, 'srcset') ?? ''),
  ]);
}

/** Reads a page. */
export function readPage(html: string): ReadPage {
  const document = parse(html);
  return {
    head: readHead(document),
    headings: elementsOf(document, 'h1').map(textOf),
    ids: new Set(elementsOf(document).flatMap((element) => attribute(element, 'id') ?? [])),
    links: elementsOf(document, 'a').flatMap((element) => attribute(element, 'href') ?? []),
    files: filesOf(document).filter((address) => address !== ''),
  };
}
