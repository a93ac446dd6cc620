/** Readers of pages' heads that we did not write and that bring no types: as far as our tests use them. */
declare module 'html-metadata' {
  interface HtmlMetadata {
    readonly highwirePress?: Readonly<Record<string, string | readonly string[]>>;
    readonly dublinCore?: Readonly<Record<string, string | readonly string[]>>;
    readonly openGraph?: Readonly<Record<string, unknown>>;
    readonly twitter?: Readonly<Record<string, string>>;
    readonly jsonLd?: unknown;
    readonly general?: Readonly<Record<string, string>>;
  }
  export function loadFromString(html: string): Promise<HtmlMetadata>;
}

declare module 'http-link-header' {
  interface Reference {
    readonly uri: string;
    readonly rel: string;
    readonly type?: string;
  }
  const LinkHeader: {
    parse(header: string): { readonly refs: readonly Reference[]; rel(name: string): Reference[] };
  };
  export default LinkHeader;
}
