import {
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFRawStream,
  PDFRef,
  PDFStream,
} from '@cantoo/pdf-lib';

const METADATA = PDFName.of('Metadata');
/** Private data of programs, such as the path of a drawing on the author's disk. */
const PIECE_INFO = PDFName.of('PieceInfo');
const SUBTYPE = PDFName.of('Subtype');
const WIDGET = PDFName.of('Widget');
const ANNOTS = PDFName.of('Annots');
/** In a comment: its author. In a form field: the name of the field. */
const TITLE = PDFName.of('T');

const dictOf = (object: unknown): PDFDict | null => {
  if (object instanceof PDFDict) return object;
  return object instanceof PDFStream ? object.dict : null;
};

/**
 * A PDF without its Info dictionary, its XMP packets, private data of programs, and the names of
 * commenters. Throws where it cannot be read, and where it is encrypted: nothing can be removed then.
 */
export async function anonymousPdf(bytes: Uint8Array): Promise<Uint8Array> {
  const document = await PDFDocument.load(bytes, { updateMetadata: false });
  // The library reads an invalid file as a document without pages.
  if (document.getPageCount() === 0) throw new Error('pdf/invalid');
  const { context } = document;
  const { Info: info, ID: _id, ...trailer } = context.trailerInfo;
  if (info instanceof PDFRef) context.delete(info);
  context.trailerInfo = trailer;
  for (const [ref, object] of context.enumerateIndirectObjects()) {
    const dict = dictOf(object);
    if (!dict) continue;
    // The packet itself, wherever it is referenced.
    if (object instanceof PDFRawStream && dict.get(PDFName.of('Type')) === METADATA) {
      context.delete(ref);
      continue;
    }
    dict.delete(METADATA);
    dict.delete(PIECE_INFO);
    const comments = dict.lookup(ANNOTS);
    if (comments instanceof PDFArray) {
      for (const each of comments.asArray()) nameless(dictOf(context.lookup(each)));
    }
  }
  return document.save({ addDefaultPage: false, updateFieldAppearances: false });
}

function nameless(comment: PDFDict | null): void {
  if (comment && comment.get(SUBTYPE) !== WIDGET) comment.delete(TITLE);
}
