import { invalid } from '../errors.ts';

/** A resource name taken apart; `path` is relative to the database root and may be empty. */
export interface ResourceName {
  readonly project: string;
  readonly database: string;
  readonly path: string;
}

const ROOT = /^projects\/([^/]+)\/databases\/([^/]+)(?:\/documents(?:\/(.*))?)?$/s;
const MAX_ID_BYTES = 1500;
const MAX_NAME_BYTES = 6144;

/** Takes apart `projects/P/databases/D[/documents[/path]]`; INVALID_ARGUMENT when it is none. */
export function parseResourceName(name: string): ResourceName {
  const match = ROOT.exec(name);
  if (!match?.[1] || !match[2]) throw invalid(`Malformed resource name: ${name}`);
  return { project: match[1], database: match[2], path: match[3] ?? '' };
}

/** As `parseResourceName`, but the path must name a document (an even number of valid ids). */
export function parseDocumentName(name: string): ResourceName {
  const parsed = parseResourceName(name);
  const segments = parsed.path.split('/');
  if (parsed.path === '' || segments.length % 2 !== 0) {
    throw invalid(`Document name "${name}" lacks a document id or has one too many segments.`);
  }
  for (const segment of segments) checkId(segment);
  if (Buffer.byteLength(name) > MAX_NAME_BYTES) throw invalid('Document name exceeds 6 KiB.');
  return parsed;
}

/** As `parseResourceName`, for a parent: the database root or a document. */
export function parseParentName(name: string): ResourceName {
  const parsed = parseResourceName(name);
  return parsed.path === '' ? parsed : parseDocumentName(name);
}

/** Refuses ids outside the documented limits (firebase.google.com/docs/firestore/quotas). */
export function checkId(id: string): void {
  if (id === '') throw invalid('A path segment is empty.');
  if (id === '.' || id === '..') throw invalid(`Resource id "${id}" is invalid.`);
  if (/^__.*__$/s.test(id) && !/^__id-?\d+__$/.test(id)) {
    throw invalid(`Resource id "${id}" is invalid because it is reserved.`);
  }
  if (Buffer.byteLength(id) > MAX_ID_BYTES) throw invalid('Resource id exceeds 1500 bytes.');
}
