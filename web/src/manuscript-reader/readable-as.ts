import { type FileFormat, formatOfName } from '@quire/model/entities/submission-file';

type Kind = 'pdf' | 'typeset' | 'picture' | 'plain';

/** A drawing (SVG) has no row: a browser would run what is in it. */
const KINDS: Readonly<Partial<Record<FileFormat, Kind>>> = {
  pdf: 'pdf',
  ...{ docx: 'typeset', odt: 'typeset', md: 'typeset', xml: 'typeset', zip: 'typeset' },
  ipynb: 'typeset',
  ...{ png: 'picture', jpeg: 'picture', webp: 'picture', gif: 'picture' },
  ...{ txt: 'plain', csv: 'plain', tex: 'plain', code: 'plain', json: 'plain' },
};

/** How a file can be shown in the page, by its name; null: it is downloaded. */
export function readableAs(name: string): Kind | null {
  const format = formatOfName(name);
  // A bibliography or a class is LaTeX as well, and no text to be read.
  if (/\.(tex|ltx)$/i.test(name)) return 'typeset';
  return (format && KINDS[format]) ?? null;
}
