/**
 * JATS files of other publishers, which are not part of the project: tests that need them are skipped without.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { CORPUS } from './corpus.ts';

const IndexSchema = z.array(
  z.object({
    file: z.string(),
    title: z.string().default(''),
    doi: z.string().nullable().default(''),
    licence: z.string().nullable().default(''),
  }),
);

interface JatsPaper {
  readonly xml: string;
  readonly title: string;
  readonly doi: string;
  readonly licence: string;
}

function papers(): [string, JatsPaper][] {
  const folder = join(CORPUS, 'jats');
  const index = join(folder, 'index.json');
  if (!existsSync(index)) return [];
  return IndexSchema.parse(JSON.parse(readFileSync(index, 'utf8'))).map(
    ({ file, title, doi, licence }) => [
      file,
      {
        ...{ title, doi: doi ?? '', licence: licence ?? '' },
        xml: readFileSync(join(folder, file), 'utf8'),
      },
    ],
  );
}

/** Each by its name, with what the index of the corpus knows of it. */
export const JATS_PAPERS = papers();
