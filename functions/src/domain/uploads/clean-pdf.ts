import {
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFDocument,
  PDFInvalidObject,
  PDFName,
  type PDFObject,
  PDFRef,
  PDFStream,
} from '@cantoo/pdf-lib';
import type { RemovedPart } from '@quire/model/entities/submission-file';

export interface CleanPdf {
  readonly bytes: Uint8Array;
  readonly removed: readonly RemovedPart[];
}

const key = (name: string): PDFName => PDFName.of(name);
const TYPE_OF_ACTION = key('S');
const SUBTYPE = key('Subtype');
const TYPE = key('Type');
const EMBEDDED = key('EmbeddedFile');
/** Several objects compressed into one stream, and the offset of each object. */
const PACKED = key('ObjStm');
const PLACES = key('XRef');

/** What a link or a bookmark may do: go to a place, or open an address. */
const HARMLESS = new Set(['GoTo', 'URI', 'Named', 'SetOCGState', 'Trans'].map(key));
/** What a viewer may do automatically when the file opens. */
const HARMLESS_ON_OPENING = new Set([key('GoTo')]);
/** Where actions can be (ISO 32000-2, 12.6). */
const ACTIONS = ['A', 'PA', 'Next', 'OpenAction'].map(key);
/** Actions of these types are removed everywhere. */
const DANGEROUS = new Set(
  [
    ...['JavaScript', 'Launch', 'GoToR', 'GoToE', 'ImportData', 'SubmitForm', 'Rendition'],
    ...['RichMediaExecute', 'Movie', 'Sound', 'GoTo3DView', 'ECMAScript'],
  ].map(key),
);
/** Entries that run scripts, and entries that carry files. */
const SCRIPTS = ['AA', 'JS', 'XFA', 'JavaScript', 'OnInstantiate'].map(key);
const ATTACHMENTS = ['EmbeddedFiles', 'EF', 'RF', 'AF', 'Collection', 'Renditions'].map(key);
/** Annotations that carry a file, a film or a program. */
const CARRIERS = new Set(
  ['FileAttachment', 'RichMedia', 'Movie', 'Sound', 'Screen', '3D'].map(key),
);

const dictOf = (object: PDFObject | undefined): PDFDict | null => {
  if (object instanceof PDFDict) return object;
  return object instanceof PDFStream ? object.dict : null;
};

/** All dictionaries of an object, itself and those inside it, without those that it refers to. */
export function* dictsIn(object: PDFObject): Generator<PDFDict> {
  const open: PDFObject[] = [object];
  for (let next = open.pop(); next; next = open.pop()) {
    const dict = dictOf(next);
    if (dict) {
      yield dict;
      open.push(...dict.values());
    } else if (next instanceof PDFArray) {
      open.push(...next.asArray());
    }
  }
}

/** The actions of an entry: one, or several in a list. Structure attributes have no action type. */
function actionsAt(dict: PDFDict, entry: PDFName): PDFDict[] {
  const value = dict.lookup(entry);
  const each = value instanceof PDFArray ? value.asArray() : [value];
  return each
    .map((one) => dictOf(one instanceof PDFRef ? dict.context.lookup(one) : one))
    .filter((action) => action !== null && action.lookup(TYPE_OF_ACTION) instanceof PDFName)
    .filter((action) => action !== null);
}

const isHarmless = (action: PDFDict, allowed: ReadonlySet<PDFName>): boolean => {
  const type = action.lookup(TYPE_OF_ACTION);
  return type instanceof PDFName && allowed.has(type);
};

/** Removes an entry, and from the file the objects that only this entry refers to. */
function take(dict: PDFDict, entry: PDFName): void {
  const value = dict.get(entry);
  dict.delete(entry);
  if (value instanceof PDFRef) dict.context.delete(value);
}

class Cleaning {
  readonly #context: PDFContext;
  readonly removed = new Set<RemovedPart>();

  constructor(context: PDFContext) {
    this.#context = context;
  }

  clean(dict: PDFDict): void {
    for (const entry of SCRIPTS) this.#remove(dict, entry, 'scripts');
    for (const entry of ATTACHMENTS) this.#remove(dict, entry, 'attachments');
    for (const entry of ACTIONS) {
      const allowed = entry === key('OpenAction') ? HARMLESS_ON_OPENING : HARMLESS;
      const isBad = actionsAt(dict, entry).some((action) => !isHarmless(action, allowed));
      if (isBad) this.#remove(dict, entry, 'scripts');
    }
    const type = dict.lookup(TYPE_OF_ACTION);
    if (type instanceof PDFName && DANGEROUS.has(type)) {
      for (const entry of dict.keys()) dict.delete(entry);
      this.removed.add('scripts');
    }
    const annotations = dict.lookup(key('Annots'));
    if (annotations instanceof PDFArray) this.#dropCarriers(annotations);
  }

  #remove(dict: PDFDict, entry: PDFName, part: RemovedPart): void {
    if (!dict.has(entry)) return;
    take(dict, entry);
    this.removed.add(part);
  }

  #dropCarriers(annotations: PDFArray): void {
    for (let place = annotations.size() - 1; place >= 0; place -= 1) {
      const subtype = dictOf(annotations.lookup(place))?.lookup(SUBTYPE);
      if (!(subtype instanceof PDFName && CARRIERS.has(subtype))) continue;
      const value = annotations.get(place);
      annotations.remove(place);
      if (value instanceof PDFRef) this.#context.delete(value);
      this.removed.add('attachments');
    }
  }
}

/**
 * Whether each object is defined once. A viewer may read a different definition than this library;
 * such a file is rewritten as it was read.
 */
function saysEachThingOnce(bytes: Uint8Array, document: PDFDocument): boolean {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1');
  // A protected file is written without its protection: it is stored as it was checked.
  if (text.includes('/Encrypt') || text.match(/startxref/g)?.length !== 1) return false;
  const headers = text.match(/(?<![\d.])\d{1,10} \d{1,5} obj\b/g) ?? [];
  if (new Set(headers).size !== headers.length) return false;
  let packed = 0;
  for (const { index } of text.matchAll(/\/ObjStm\b/g)) {
    const around = text.slice(Math.max(0, index - 200), index + 200);
    packed += Number(/\/N (\d{1,7})\b/.exec(around)?.[1] ?? Number.NaN);
  }
  return headers.length + packed === document.context.enumerateIndirectObjects().length;
}

/**
 * A PDF without scripts, without actions that start a program, open another file or send a form, and
 * without attached files. A file with none of these stays unchanged, byte for byte. Throws where it
 * cannot be read, and where it needs a password.
 */
export async function cleanPdf(bytes: Uint8Array): Promise<CleanPdf> {
  const options = { updateMetadata: false, throwOnInvalidObject: false };
  const document = await PDFDocument.load(bytes, { ...options, password: '' });
  // The library reads an invalid file as a document without pages.
  if (document.getPageCount() === 0) throw new Error('pdf/invalid');
  let isPlain = saysEachThingOnce(bytes, document);
  const cleaning = new Cleaning(document.context);
  for (const [ref, object] of document.context.enumerateIndirectObjects()) {
    const type = dictOf(object)?.lookup(TYPE);
    if (type === EMBEDDED) cleaning.removed.add('attachments');
    // Attached files are no longer referenced, and compressed objects have been unpacked: unchanged,
    // both would still contain what was removed. A viewer may read what the library could not.
    const isUnread = object instanceof PDFInvalidObject;
    if (isUnread) isPlain = false;
    if (isUnread || type === EMBEDDED || type === PACKED || type === PLACES) {
      document.context.delete(ref);
      continue;
    }
    for (const dict of dictsIn(object)) cleaning.clean(dict);
  }
  const removed = [...cleaning.removed];
  if (removed.length === 0 && isPlain) return { bytes, removed };
  const saved = await document.save({ addDefaultPage: false, updateFieldAppearances: false });
  return { bytes: saved, removed };
}
