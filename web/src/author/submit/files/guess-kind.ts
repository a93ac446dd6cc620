import {
  FILE_KINDS,
  type FileFormat,
  type FileKind,
  formatOfName,
} from '@quire/model/entities/submission-file';

const TEXTS: readonly FileFormat[] = ['docx', 'odt', 'pdf', 'zip', 'md', 'ipynb'];
const PICTURES: readonly FileFormat[] = ['tiff', 'png', 'jpeg', 'eps', 'svg', 'webp', 'gif'];

/** What kind of file it probably is, by its name. */
function kindOfName(name: string, isRevision: boolean): FileKind {
  const format = formatOfName(name);
  const words = name.toLowerCase().replace(/[_-]+/g, ' ');
  // A bibliography, a class, a style.
  if (format === 'tex' && !/\.(tex|ltx)$/.test(words)) return 'source';
  if (/graphical abstract/.test(words)) return 'graphical_abstract';
  if (format && PICTURES.includes(format)) return 'figure';
  if (/\bcover\b/.test(words)) return 'cover_letter';
  if (isRevision && /\b(response|answer|reply|rebuttal)\b/.test(words)) return 'response_letter';
  if (isRevision && /\b(tracked|changes|diff)\b/.test(words)) return 'tracked_changes';
  if (/\b(supplement\w*|supporting|appendix|data)\b/.test(words)) return 'supplement';
  if (/^fig/.test(words) && format === 'pdf') return 'figure';
  if (format === 'tex') return 'manuscript';
  return format && TEXTS.includes(format) ? 'manuscript' : 'supplement';
}

/**
 * The kind that a chosen file begins with: one of `kinds`, which the author may change. A guess never
 * takes the place of a file that is there: where a submission has one file of a kind, and it is
 * among `taken`, the new file begins as a supplement, or where it is LaTeX, as a source. What `stated` says goes before
 * what its name suggests.
 */
export function guessKind(
  name: string,
  kinds: readonly FileKind[],
  taken: readonly FileKind[],
  stated?: FileKind,
): FileKind {
  const guess = stated ?? kindOfName(name, kinds.includes('response_letter'));
  const isFree = FILE_KINDS[guess].most > 1 || !taken.includes(guess);
  if (isFree && kinds.includes(guess)) return guess;
  const isSource = formatOfName(name) === 'tex' && kinds.includes('source');
  return isSource ? 'source' : 'supplement';
}
