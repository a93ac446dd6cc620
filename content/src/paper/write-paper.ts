/** A converted text as the file `paper.md`, which `readPaper` reads back. */
import { stringify } from 'yaml';
import type { ConvertedText } from '../convert/converted.ts';

/** Front matter and text. What is not said has no line; `bibliography` names the file of the works. */
export function writePaper(
  { title, abstract, markdown, details = {}, statements = {} }: ConvertedText,
  bibliography: string,
): string {
  const { authors = [], affiliations = [], ...rest } = details;
  const fields = {
    title,
    ...rest,
    ...statements,
    authors: authors.map(({ affiliations: places, credit, corresponding, equal, ...author }) => ({
      ...author,
      ...(places.length > 0 ? { affiliations: places.map((place) => String(place + 1)) } : {}),
      ...(corresponding ? { corresponding } : {}),
      ...(equal ? { equal } : {}),
      ...(credit.length > 0 ? { credit } : {}),
    })),
    affiliations: affiliations.map((place, at) => ({ index: String(at + 1), ...place })),
    abstract,
    bibliography,
  };
  const said = Object.entries(fields).filter(
    ([, value]) => value !== '' && !(Array.isArray(value) && value.length === 0),
  );
  return `---\n${stringify(Object.fromEntries(said), { lineWidth: 0 })}---\n\n${markdown}`;
}
