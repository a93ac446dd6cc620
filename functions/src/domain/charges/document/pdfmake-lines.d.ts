/** The part of pdfmake that puts lines on a page; its own types leave it out. */
declare module 'pdfmake/js/ElementWriter.js' {
  import type { Line } from './place-inlines.ts';

  interface Writer {
    readonly prototype: { alignLine(line: Line): void };
  }
  /** Node gives what the file exports, the test runner the `default` within. */
  const exported: Writer | { readonly default: Writer };
  export default exported;
}
