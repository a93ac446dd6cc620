import { z } from 'zod';

const MIB = 1024 * 1024;
const MANUSCRIPT = ['docx', 'odt', 'pdf', 'zip', 'tex', 'md'] as const;
const PICTURE = ['tiff', 'png', 'jpeg', 'eps'] as const;
const FIGURE = [...PICTURE, 'pdf'] as const;
/** Field 5.3: what may be sent, and how much of it. Kinds after OJS' registry/genres.xml. */
export const FILE_KINDS = {
  manuscript: { label: 'Manuscript', formats: MANUSCRIPT, maxBytes: 50 * MIB, most: 1 },
  figure: { label: 'Figure', formats: FIGURE, maxBytes: 30 * MIB, most: 40 },
  supplement: {
    label: 'Supplement',
    formats: [...MANUSCRIPT, ...PICTURE, 'xlsx', 'csv', 'txt', 'mp4', 'json', 'xml', 'gzip'],
    maxBytes: 200 * MIB,
    most: 20,
  },
  cover_letter: {
    label: 'Cover letter',
    formats: ['docx', 'odt', 'pdf', 'md', 'txt'],
    maxBytes: 10 * MIB,
    most: 1,
  },
  response_letter: {
    label: 'Response to reviewers',
    formats: ['docx', 'odt', 'pdf', 'md', 'txt'],
    maxBytes: 10 * MIB,
    most: 1,
  },
  tracked_changes: {
    label: 'Tracked changes',
    formats: ['docx', 'odt', 'pdf'],
    maxBytes: 50 * MIB,
    most: 1,
  },
  graphical_abstract: { label: 'Graphical abstract', formats: FIGURE, maxBytes: 30 * MIB, most: 1 },
} as const;
export type FileKind = keyof typeof FILE_KINDS;
export type FileFormat = (typeof FILE_KINDS)[FileKind]['formats'][number];
const KINDS = Object.keys(FILE_KINDS) as [FileKind, ...FileKind[]];
export const FILE_KIND_NAMES: readonly FileKind[] = KINDS;

/** Formats by what a browser and a person call them. */
export const FILE_FORMATS = {
  docx: {
    label: 'Word (.docx)',
    extensions: ['docx'],
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  },
  odt: {
    label: 'OpenDocument (.odt)',
    extensions: ['odt'],
    type: 'application/vnd.oasis.opendocument.text',
  },
  xlsx: {
    label: 'Excel (.xlsx)',
    extensions: ['xlsx'],
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  },
  pdf: { label: 'PDF', extensions: ['pdf'], type: 'application/pdf' },
  zip: {
    label: 'LaTeX or other files, zipped (.zip)',
    extensions: ['zip'],
    type: 'application/zip',
  },
  tex: { label: 'LaTeX (.tex)', extensions: ['tex', 'ltx'], type: 'application/x-tex' },
  gzip: { label: 'gzip', extensions: ['gz', 'tgz'], type: 'application/gzip' },
  md: { label: 'Markdown (.md)', extensions: ['md', 'markdown'], type: 'text/markdown' },
  txt: { label: 'Plain text', extensions: ['txt'], type: 'text/plain' },
  csv: { label: 'CSV', extensions: ['csv'], type: 'text/csv' },
  json: { label: 'JSON', extensions: ['json'], type: 'application/json' },
  xml: { label: 'XML (JATS)', extensions: ['xml'], type: 'application/xml' },
  tiff: { label: 'TIFF', extensions: ['tif', 'tiff'], type: 'image/tiff' },
  png: { label: 'PNG', extensions: ['png'], type: 'image/png' },
  jpeg: { label: 'JPEG', extensions: ['jpg', 'jpeg'], type: 'image/jpeg' },
  eps: { label: 'EPS', extensions: ['eps'], type: 'application/postscript' },
  mp4: { label: 'MP4', extensions: ['mp4'], type: 'video/mp4' },
} as const satisfies Readonly<
  Record<FileFormat, { label: string; extensions: readonly string[]; type: string }>
>;
const FORMATS = Object.keys(FILE_FORMATS) as [FileFormat, ...FileFormat[]];

/** What is taken out of a PDF before anybody opens it, as its author and staff read it. */
export const REMOVED_PARTS = {
  scripts: 'scripts and automatic actions',
  attachments: 'attached files',
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
  /** What was taken out of it for safety. */
  removed: z.array(z.enum(REMOVED)).optional(),
  /** Replaced or taken out; kept, for what reviewers and editors saw. */
  retired: z.boolean().default(false),
  /** Of a revision that was not sent, because the request was taken back: the next request brings it back. */
  setAside: z.boolean().optional(),
});
export type SubmissionFile = z.infer<typeof SubmissionFileSchema>;
export type StoredSubmissionFile = SubmissionFile & { readonly id: string };
