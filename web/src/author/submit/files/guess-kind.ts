import {
  FILE_FORMATS,
  FILE_KINDS,
  type FileFormat,
  type FileKind,
} from '@quire/model/entities/submission-file';

const FORMATS = Object.keys(FILE_FORMATS) as FileFormat[];

/** The format that a file's name claims, or null. What it truly is, a function looks into. */
export function formatOfName(name: string): FileFormat | null {
  const extension = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  return (
    FORMATS.find((key) => FILE_FORMATS[key].extensions.some((own) => own === extension)) ?? null
  );
}

const TEXTS: readonly FileFormat[] = ['docx', 'odt', 'pdf', 'zip', 'tex', 'md'];
const PICTURES: readonly FileFormat[] = ['tiff', 'png', 'jpeg', 'eps'];

/** What kind of file it probably is, by its name. */
function kindOfName(name: string, isRevision: boolean): FileKind {
  const format = formatOfName(name);
  const words = name.toLowerCase().replace(/[_-]+/g, ' ');
  if (/graphical abstract/.test(words)) return 'graphical_abstract';
  if (format && PICTURES.includes(format)) return 'figure';
  if (/\bcover\b/.test(words)) return 'cover_letter';
  if (isRevision && /\b(response|answer|reply|rebuttal)\b/.test(words)) return 'response_letter';
  if (isRevision && /\b(tracked|changes|diff)\b/.test(words)) return 'tracked_changes';
  if (/\b(supplement\w*|supporting|appendix|data)\b/.test(words)) return 'supplement';
  if (/^fig/.test(words) && format === 'pdf') return 'figure';
  return format && TEXTS.includes(format) ? 'manuscript' : 'supplement';
}

/**
 * The kind that a chosen file begins with: one of `kinds`, which the author may change. A guess never
 * takes the place of a file that is there: where a submission has one file of a kind, and it is
 * among `taken`, the new file begins as a supplement.
 */
export function guessKind(
  name: string,
  kinds: readonly FileKind[],
  taken: readonly FileKind[],
): FileKind {
  const guess = kindOfName(name, kinds.includes('response_letter'));
  const isFree = FILE_KINDS[guess].most > 1 || !taken.includes(guess);
  return isFree && kinds.includes(guess) ? guess : 'supplement';
}
