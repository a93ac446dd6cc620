import { parseArgs } from 'node:util';
import { URL_KEY } from '../../model/src/url-key.ts';

export const HELP = `npm run import -- <folder> --journal KEY --issue ID [options]
  Takes every paper in the folder (at any depth) into an issue of a journal: folders of
  Markdown or LaTeX, and files of Word, OpenDocument, JATS or Jupyter.
  --publish        publish each paper as well
  --dry-run        read everything, write nothing
  --create         create the issue if it does not exist
  --notes          show notes too, not only warnings and errors
  --as E-MAIL      the member of staff who imports (the demo's admin);
                   the password comes from QUIRE_IMPORT_PASSWORD, else it is the demo's
  Ctrl-C stops after the current paper. A second run imports nothing twice.`;

export interface ImportOptions {
  folder: string;
  journal: string;
  issue: string;
  publish: boolean;
  dryRun: boolean;
  create: boolean;
  notes: boolean;
  as: string | null;
  home: string | null;
}

/** The command line, or what is wrong with it. */
export function importOptions(args: string[]): ImportOptions | { wrong: string } {
  const flag = { type: 'boolean', default: false } as const;
  const text = { type: 'string' } as const;
  const options = {
    ...{ journal: text, issue: text, as: text, home: text },
    ...{ publish: flag, 'dry-run': flag, create: flag, notes: flag, help: flag },
  };
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    const [folder, ...more] = positionals;
    if (values.help) return { wrong: '' };
    if (!folder || more.length > 0) return { wrong: 'Name one folder of papers.' };
    const { journal, issue } = values;
    if (!journal || !URL_KEY.test(journal)) return { wrong: 'Name the journal: --journal KEY.' };
    if (!issue || !URL_KEY.test(issue))
      return { wrong: 'Name the issue: --issue ID, such as 3-1.' };
    return {
      ...{ folder, journal, issue, publish: values.publish, dryRun: values['dry-run'] },
      ...{ create: values.create, notes: values.notes },
      ...{ as: values.as ?? null, home: values.home ?? null },
    };
  } catch (error) {
    return { wrong: error instanceof Error ? error.message : String(error) };
  }
}
