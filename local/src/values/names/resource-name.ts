import { invalid } from '../errors.ts';
import { LIMITS } from '../limits.ts';

/** A resource name taken apart; `path` is relative to the database root and may be empty. */
export interface ResourceName {
  readonly project: string;
  readonly database: string;
  readonly path: string;
}

const ROOT = /^projects\/([^/]+)\/databases\/([^/]+)(?:\/documents(?:\/(.*))?)?$/s;

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
  if (segments.length > 2 * LIMITS.subcollectionDepth) {
    throw invalid(`A document lies deeper than ${LIMITS.subcollectionDepth} collections.`);
  }
  if (Buffer.byteLength(name) > LIMITS.documentNameBytes) {
    throw invalid(`Document name exceeds ${LIMITS.documentNameBytes} bytes.`);
  }
  return parsed;
}

/** As `parseResourceName`, for a parent: the database root or a document. */
export function parseParentName(name: string): ResourceName {
  const parsed = parseResourceName(name);
  return parsed.path === '' ? parsed : parseDocumentName(name);
}

/**
 * Refuses ids outside the documented limits. `__id7__` is what an imported Datastore number looks
 * like; the admin SDK also names bounds of ranges so.
 */
export function checkId(id: string): void {
  if (id === '') throw invalid('A path segment is empty.');
  if (id === '.' || id === '..') throw invalid(`Resource id "${id}" is invalid.`);
  if (id.includes('/')) throw invalid(`Resource id "${id}" is invalid because it contains "/".`);
  if (/^__.*__$/s.test(id) && !isNumericId(id)) {
    throw invalid(`Resource id "${id}" is invalid because it is reserved.`);
  }
  if (!id.isWellFormed()) throw invalid('A resource id is not valid UTF-8.');
  if (Buffer.byteLength(id) > LIMITS.idBytes) {
    throw invalid(`Resource id exceeds ${LIMITS.idBytes} bytes.`);
  }
}

function isNumericId(id: string): boolean {
  const number = /^__id(-?\d{1,19})__$/.exec(id)?.[1];
  return number !== undefined && BigInt.asIntN(64, BigInt(number)) === BigInt(number);
}
