/** HTML as React takes it. The object itself must stay the same for React to leave the page alone. */
export interface HtmlText {
  readonly __html: string | { toString(): string };
  /** Of a text that the browser has just loaded: whether it needs the style of diagrams. */
  readonly hasDiagrams?: boolean;
}

/**
 * HTML that the page already holds: embedded, it is only the id of its element, so that a body is
 * never sent twice.
 */
export class HtmlInPage implements HtmlText {
  readonly id: string;
  readonly html: string;

  constructor(id: string, html: string) {
    this.id = id;
    this.html = html;
  }

  /** On the server a mark: the text is put in its place as bytes, which are made once (`server/`). */
  get __html(): string {
    return import.meta.env.SSR ? htmlMark(this.id) : this.html;
  }

  get hasDiagrams(): boolean {
    return this.html.includes('class="diagram');
  }

  toJSON(): { htmlInPage: string } {
    return { htmlInPage: this.id };
  }
}

/** Stands in a rendered page for the text with this id. Made-safe HTML holds no comments. */
export const htmlMark = (id: string): string => `<!--html-in-page:${id}-->`;

/** Every {@link HtmlInPage} that a page's loaders have given it. */
export function htmlTexts(data: unknown): HtmlInPage[] {
  if (data instanceof HtmlInPage) return [data];
  if (Array.isArray(data)) return data.flatMap(htmlTexts);
  // Only plain records: what is never sent is not looked through.
  if (typeof data !== 'object' || data === null || data.constructor !== Object) return [];
  return Object.values(data).flatMap(htmlTexts);
}

/** Embedded loader data with every {@link HtmlInPage} found again in the page. */
export function findHtmlInPage(data: unknown, page: Pick<Document, 'getElementById'>): unknown {
  if (Array.isArray(data)) return data.map((item) => findHtmlInPage(item, page));
  if (typeof data !== 'object' || data === null) return data;
  if ('htmlInPage' in data && typeof data.htmlInPage === 'string') {
    return htmlOf(page.getElementById(data.htmlInPage));
  }
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => [name, findHtmlInPage(value, page)]),
  );
}

/**
 * Read only when it is written into a page again: React asks for it whenever it looks at the
 * element, and serialising a long paper takes time that the reader should have.
 */
function htmlOf(element: Element | null): HtmlText {
  return { __html: { toString: () => element?.innerHTML ?? '' } };
}
