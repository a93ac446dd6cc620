import { existsSync, readdirSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export interface DemoPaper {
  readonly journal: string;
  readonly issue: string;
  readonly akey: string;
  readonly folder: string;
}

const PRESS = fileURLToPath(new URL('../../demo/press/', import.meta.url));
const folders = (path: string) =>
  readdirSync(path)
    .map((name) => ({ name, path: `${path}/${name}` }))
    .filter(({ path: inside }) => statSync(inside).isDirectory());

/** Every paper of the demo press, as its folders name it. */
export function demoPapers(): readonly DemoPaper[] {
  return folders(PRESS).flatMap((journal) =>
    folders(journal.path).flatMap((issue) =>
      folders(issue.path)
        .filter(({ path }) => existsSync(`${path}/paper.md`))
        .map((paper) => ({
          journal: journal.name,
          issue: issue.name,
          akey: paper.name,
          folder: paper.path,
        })),
    ),
  );
}

/** The longest paper: mathematics, tables, figures, references. */
export function demoPaper(): DemoPaper {
  const size = ({ folder }: DemoPaper) => statSync(`${folder}/paper.md`).size;
  const [longest] = [...demoPapers()].sort((a, b) => size(b) - size(a));
  if (!longest) throw new Error('the demo press has no papers');
  return longest;
}
