/** What is read from uploaded files. Each reading may take a very long time: see read-apart.ts. */
import type { ConvertedText } from '@quire/content/convert/converted';
import type { BodyWords } from '@quire/content/run/body-words';
import type { FileFormat } from '@quire/model/entities/submission-file';
import type { ArticleStatement } from '@quire/model/statements/article-statements';
import { type Found, type Offered, offeredFrom } from '@quire/model/submission/offered';
import type { CleanPdf } from './clean-pdf.ts';
import { type DoiReading, documentDois } from './document-dois.ts';

type Parts = ReadonlyMap<string, string>;

export type FileReading =
  | DoiReading
  | { readonly what: 'names'; readonly format: 'pdf'; readonly bytes: Uint8Array }
  | { readonly what: 'names'; readonly format: 'docx' | 'odt' | 'text'; readonly parts: Parts }
  | {
      readonly what: 'offered';
      readonly format: 'xml' | 'md' | 'tex' | 'ipynb';
      readonly bytes: Uint8Array;
    }
  | { readonly what: 'offered'; readonly format: 'docx' | 'odt'; readonly parts: Parts }
  | {
      readonly what: 'text';
      readonly format: 'docx' | 'odt' | 'ipynb' | 'xml';
      readonly bytes: Uint8Array;
      /** In the language of the text. */
      readonly words?: BodyWords;
      /** Files that the text may name, of a notebook. */
      readonly beside?: ReadonlyMap<string, Uint8Array>;
      /** Statements that the author has entered separately: they are not searched for. */
      readonly known: readonly ArticleStatement[];
    }
  | { readonly what: 'clean-pdf'; readonly bytes: Uint8Array }
  | {
      readonly what: 'anonymous';
      readonly format: FileFormat;
      readonly bytes: Uint8Array;
      /** Its extension distinguishes a LaTeX manuscript from a bibliography or a class. */
      readonly name: string;
    };

const ODT_CREATORS = ['meta:initial-creator', 'dc:creator'];

async function names(reading: Extract<FileReading, { what: 'names' }>): Promise<string[]> {
  if (reading.format === 'pdf') {
    const { pdfPeople } = await import('./pdf-people.ts');
    return pdfPeople(reading.bytes);
  }
  if (reading.format === 'docx') {
    const { docxPeople } = await import('@quire/content/docx/docx-people');
    return docxPeople(reading.parts);
  }
  if (reading.format === 'text') {
    const { textPeople } = await import('./text-people.ts');
    return textPeople(reading.parts);
  }
  const { elementTexts } = await import('@quire/content/docx/xml-text');
  return [...reading.parts.values()].flatMap((xml) => elementTexts(xml, ODT_CREATORS));
}

async function found(reading: Extract<FileReading, { what: 'offered' }>): Promise<Found | null> {
  if ('parts' in reading) {
    const { readParagraphs } = await import('@quire/content/docx/read-paragraphs');
    const { readOdtParagraphs } = await import('@quire/content/odt/read-odt-paragraphs');
    const { readFirstPage } = await import('@quire/content/docx/read-first-page');
    const read = reading.format === 'docx' ? readParagraphs : readOdtParagraphs;
    const page = readFirstPage(await read(reading.parts));
    return { ...page, affiliations: page.affiliations.map((name) => ({ name })) };
  }
  if (reading.format === 'xml') {
    const { fromJats } = await import('./offered/from-jats.ts');
    return fromJats(reading.bytes);
  }
  const { fromText } = await import('./offered/from-text.ts');
  return fromText(reading.format, reading.bytes);
}

async function convert({
  format,
  bytes,
  beside,
  words,
}: Extract<FileReading, { what: 'text' }>): Promise<ConvertedText | null> {
  if (format === 'docx') {
    const { docxToMarkdown } = await import('@quire/content/docx/docx-to-markdown');
    return docxToMarkdown(bytes, words);
  }
  if (format === 'odt') {
    const { odtToMarkdown } = await import('@quire/content/odt/odt-to-markdown');
    return odtToMarkdown(bytes);
  }
  if (format === 'ipynb') {
    const { notebookToMarkdown } = await import('@quire/content/notebook/notebook-to-markdown');
    return notebookToMarkdown(bytes, beside);
  }
  const { jatsToMarkdown } = await import('@quire/content/jats/jats-to-markdown');
  return jatsToMarkdown(new TextDecoder().decode(bytes));
}

/** The whole text of a manuscript, as the press's Markdown. */
async function text(reading: Extract<FileReading, { what: 'text' }>) {
  const { takeStatements } = await import('@quire/content/paper/take-statements');
  const converted = await convert(reading);
  const known = new Set(reading.known);
  return converted && { ...converted, ...takeStatements(converted.markdown, known) };
}

/** Reads a file; rejects where it does not match its format. */
export async function read(
  reading: FileReading,
): Promise<readonly string[] | Offered | ConvertedText | CleanPdf | Uint8Array | null> {
  if (reading.what === 'names') return names(reading);
  if (reading.what === 'dois') return documentDois(reading);
  if (reading.what === 'text') return text(reading);
  if (reading.what === 'clean-pdf') {
    const { cleanPdf } = await import('./clean-pdf.ts');
    return cleanPdf(reading.bytes);
  }
  if (reading.what === 'anonymous') {
    const { anonymousCopy } = await import('./anonymous/anonymous-copy.ts');
    return anonymousCopy(reading.format, reading.bytes, reading.name);
  }
  const said = await found(reading);
  return said && offeredFrom(said);
}
