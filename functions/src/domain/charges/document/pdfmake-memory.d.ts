import 'pdfmake';

/** The files that pdfmake holds in memory; its own types leave them out. */
declare module 'pdfmake' {
  export const virtualfs: {
    existsSync(name: string): boolean;
    writeFileSync(name: string, bytes: Uint8Array): void;
  };
}
