import { z } from 'zod';
import { t } from '../messages/t.ts';

const MIB = 1024 * 1024;
const LETTER = ['docx', 'odt', 'pdf', 'md', 'txt', 'tex'] as const;
const MANUSCRIPT = ['docx', 'odt', 'pdf', 'zip', 'md', 'tex', 'ipynb', 'xml'] as const;
const PICTURE = ['tiff', 'png', 'jpeg', 'eps', 'svg', 'webp', 'gif'] as const;
const FIGURE = [...PICTURE, 'pdf'] as const;
const DATA = ['xlsx', 'ods', 'csv', 'txt', 'json', 'xml'] as const;
/** Field 5.3: what may be sent, and how much of it. Kinds after OJS' registry/genres.xml. */
export const FILE_KINDS = {
  manuscript: {
    get label() {
      return t('submissionWords.fileKindManuscript');
    },
    formats: MANUSCRIPT,
    maxBytes: 50 * MIB,
    most: 1,
  },
  figure: {
    get label() {
      return t('submissionWords.fileKindFigure');
    },
    formats: FIGURE,
    maxBytes: 30 * MIB,
    most: 40,
  },
  /** What a manuscript in LaTeX or a notebook is made of: for production, not for publication. */
  source: {
    get label() {
      return t('submissionWords.fileKindSource');
    },
    formats: ['tex', 'md', 'ipynb', 'code', ...DATA, 'zip', 'gzip'],
    maxBytes: 50 * MIB,
    most: 40,
  },
  supplement: {
    get label() {
      return t('submissionWords.fileKindSupplement');
    },
    formats: [...MANUSCRIPT, ...PICTURE, ...DATA, 'pptx', 'code', 'mp4', 'mp3', 'vtt', 'gzip'],
    maxBytes: 200 * MIB,
    most: 20,
  },
  cover_letter: {
    get label() {
      return t('submissionWords.fileKindCoverLetter');
    },
    formats: LETTER,
    maxBytes: 10 * MIB,
    most: 1,
  },
  response_letter: {
    get label() {
      return t('submissionWords.fileKindResponseLetter');
    },
    formats: LETTER,
    maxBytes: 10 * MIB,
    most: 1,
  },
  tracked_changes: {
    get label() {
      return t('submissionWords.fileKindTrackedChanges');
    },
    formats: ['docx', 'odt', 'pdf'],
    maxBytes: 50 * MIB,
    most: 1,
  },
  graphical_abstract: {
    get label() {
      return t('submissionWords.fileKindGraphicalAbstract');
    },
    formats: FIGURE,
    maxBytes: 30 * MIB,
    most: 1,
  },
} as const;
export type FileKind = keyof typeof FILE_KINDS;
export type FileFormat = (typeof FILE_KINDS)[FileKind]['formats'][number];
const KINDS = Object.keys(FILE_KINDS) as [FileKind, ...FileKind[]];
export const FILE_KIND_NAMES: readonly FileKind[] = KINDS;

/**
 * Formats by what a person calls them, and the type under which they are stored and handed out: never one that a
 * browser would run. So a drawing (SVG) is plain bytes, and program code plain text; endings that a double click
 * runs as a program have no row.
 */
export const FILE_FORMATS = {
  docx: {
    get label() {
      return t('submissionWords.fileFormatDocx');
    },
    extensions: ['docx'],
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  },
  odt: {
    get label() {
      return t('submissionWords.fileFormatOdt');
    },
    extensions: ['odt'],
    type: 'application/vnd.oasis.opendocument.text',
  },
  xlsx: {
    get label() {
      return t('submissionWords.fileFormatXlsx');
    },
    extensions: ['xlsx'],
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  },
  ods: {
    get label() {
      return t('submissionWords.fileFormatOds');
    },
    extensions: ['ods'],
    type: 'application/vnd.oasis.opendocument.spreadsheet',
  },
  pptx: {
    get label() {
      return t('submissionWords.fileFormatPptx');
    },
    extensions: ['pptx'],
    type: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  },
  pdf: { label: 'PDF', extensions: ['pdf'], type: 'application/pdf' },
  zip: {
    get label() {
      return t('submissionWords.fileFormatZip');
    },
    extensions: ['zip'],
    type: 'application/zip',
  },
  gzip: { label: 'gzip', extensions: ['gz', 'tgz'], type: 'application/gzip' },
  md: {
    get label() {
      return t('submissionWords.fileFormatMd');
    },
    extensions: ['md', 'markdown', 'qmd', 'rmd'],
    type: 'text/markdown',
  },
  tex: {
    get label() {
      return t('submissionWords.fileFormatTex');
    },
    extensions: [
      ...['tex', 'ltx', 'bib', 'bbl', 'bst', 'cls', 'sty', 'clo', 'def', 'cfg', 'fd', 'dtx', 'ins'],
      ...['bbx', 'cbx', 'lbx', 'tikz', 'pgf'],
    ],
    type: 'text/plain',
  },
  code: {
    get label() {
      return t('submissionWords.fileFormatCode');
    },
    extensions: [
      ...['r', 'py', 'jl', 'm', 'c', 'h', 'cpp', 'hpp', 'f', 'f90', 'java', 'go', 'rs', 'sql'],
      ...['do', 'sas', 'sps', 'stan', 'yaml', 'yml', 'toml'],
    ],
    type: 'text/plain',
  },
  txt: {
    get label() {
      return t('submissionWords.fileFormatTxt');
    },
    extensions: ['txt', 'text', 'log', 'dat'],
    type: 'text/plain',
  },
  csv: {
    get label() {
      return t('submissionWords.fileFormatCsv');
    },
    extensions: ['csv', 'tsv', 'tab'],
    type: 'text/csv',
  },
  ipynb: {
    get label() {
      return t('submissionWords.fileFormatIpynb');
    },
    extensions: ['ipynb'],
    type: 'application/json',
  },
  json: { label: 'JSON', extensions: ['json', 'geojson'], type: 'application/json' },
  xml: {
    get label() {
      return t('submissionWords.fileFormatXml');
    },
    extensions: ['xml'],
    type: 'application/xml',
  },
  tiff: { label: 'TIFF', extensions: ['tif', 'tiff'], type: 'image/tiff' },
  png: { label: 'PNG', extensions: ['png'], type: 'image/png' },
  jpeg: { label: 'JPEG', extensions: ['jpg', 'jpeg'], type: 'image/jpeg' },
  eps: { label: 'EPS', extensions: ['eps', 'ps'], type: 'application/postscript' },
  svg: { label: 'SVG', extensions: ['svg'], type: 'application/octet-stream' },
  webp: {
    get label() {
      return t('submissionWords.fileFormatWebp');
    },
    extensions: ['webp'],
    type: 'image/webp',
  },
  gif: { label: 'GIF', extensions: ['gif'], type: 'image/gif' },
  mp4: {
    get label() {
      return t('submissionWords.fileFormatMp4');
    },
    extensions: ['mp4', 'm4v', 'mov'],
    type: 'video/mp4',
  },
  mp3: {
    get label() {
      return t('submissionWords.fileFormatMp3');
    },
    extensions: ['mp3'],
    type: 'audio/mpeg',
  },
  vtt: {
    get label() {
      return t('submissionWords.fileFormatVtt');
    },
    extensions: ['vtt'],
    type: 'text/vtt',
  },
} as const satisfies Readonly<
  Record<FileFormat, { label: string; extensions: readonly string[]; type: string }>
>;
const FORMATS = Object.keys(FILE_FORMATS) as [FileFormat, ...FileFormat[]];

const endingOf = (name: string): string => /\.([^.\s/\\]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';

const hasEnding = (format: FileFormat, ending: string): boolean =>
  FILE_FORMATS[format].extensions.some((own) => own === ending);

/** The format that a file's name claims, or null. What it truly is, a function looks into. */
export const formatOfName = (name: string): FileFormat | null =>
  FORMATS.find((format) => hasEnding(format, endingOf(name))) ?? null;

/** What the name of a copy ends with: the file's own ending, where its format has it (`.bib`, not `.tex`). */
export function extensionOf({ name, format }: { name: string; format: FileFormat }): string {
  const ending = endingOf(name);
  return hasEnding(format, ending) ? ending : FILE_FORMATS[format].extensions[0];
}

/** What to do with files of widespread formats that are not taken, by the ending of their names. */
const INSTEAD: Readonly<Record<string, string>> = {
  // Neither can be shown, converted or made anonymous, and both may carry macros.
  get doc() {
    return t('submissionWords.saveAsDocxOrPdf');
  },
  get docm() {
    return t('submissionWords.saveWithoutMacrosAsDocx');
  },
  get rtf() {
    return t('submissionWords.saveAsDocxOrPdf');
  },
  get pages() {
    return t('submissionWords.exportAsDocxOrPdf');
  },
  get xls() {
    return t('submissionWords.saveAsXlsxOrCsv');
  },
  get xlsm() {
    return t('submissionWords.saveWithoutMacrosAsXlsx');
  },
  get ppt() {
    return t('submissionWords.saveAsPptxOrPdf');
  },
  get html() {
    return t('submissionWords.saveAsMdOrPdfOrZip');
  },
  get js() {
    return t('submissionWords.packIntoZip');
  },
  get sh() {
    return t('submissionWords.packIntoZip');
  },
  get bmp() {
    return t('submissionWords.saveAsPng');
  },
  get heic() {
    return t('submissionWords.saveAsJpg');
  },
  get rar() {
    return t('submissionWords.packFilesIntoZip');
  },
  get '7z'() {
    return t('submissionWords.packFilesIntoZip');
  },
  get tar() {
    return t('submissionWords.packFilesIntoZipOrTarGz');
  },
};

/** How a file that is not taken can be sent all the same; where nothing is known, as an archive. */
export const sendInstead = (name: string): string =>
  INSTEAD[endingOf(name)] ?? t('submissionWords.sendZipped');

/** What is removed from a PDF before anyone opens it, in words for its author and staff. */
export const REMOVED_PARTS = {
  get scripts() {
    return t('submissionWords.removedPartScripts');
  },
  get attachments() {
    return t('submissionWords.removedPartAttachments');
  },
} as const;
export type RemovedPart = keyof typeof REMOVED_PARTS;
const REMOVED = Object.keys(REMOVED_PARTS) as [RemovedPart, ...RemovedPart[]];

/** `submissions/{id}/files/{fileId}`: written by functions, when the upload has been looked into. */
export const SubmissionFileSchema = z.object({
  kind: z.enum(KINDS),
  /** As the author named it. */
  name: z.string().min(1).max(200),
  label: z.string().max(200).default(''),
  format: z.enum(FORMATS),
  size: z.number().int().positive(),
  /** Of the bytes, in hexadecimal. */
  sha256: z.string().length(64),
  /** In Storage. */
  path: z.string(),
  /** 1, then one more for every file that replaces it. */
  version: z.number().int().positive(),
  /** The file that this one replaces. */
  replaces: z.string().optional(),
  /** The round of review it was sent for: 0 before the first. */
  round: z.number().int().nonnegative(),
  uploadedBy: z.string(),
  uploadedAt: z.iso.datetime(),
  /** Names of people in the file's properties: they would give an anonymous author away. */
  namesFound: z.array(z.string().max(200)).max(20).default([]),
  /** Of a manuscript: the DOIs in its text; absent where it could not be read for them. */
  dois: z.array(z.string().max(250)).max(400).optional(),
  /** What was removed from it for safety. */
  removed: z.array(z.enum(REMOVED)).optional(),
  /** Replaced or removed; kept as a record of what reviewers and editors saw. */
  retired: z.boolean().default(false),
  /** Of a revision that was not sent, because the request was withdrawn: the next request restores it. */
  setAside: z.boolean().optional(),
});
export type SubmissionFile = z.infer<typeof SubmissionFileSchema>;
export type StoredSubmissionFile = SubmissionFile & { readonly id: string };
