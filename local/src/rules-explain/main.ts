import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { compileRules } from '../rules/compile.ts';
import { explain } from './explain.ts';
import { readRequestFile } from './request-file.ts';

const HELP = `npm run rules:explain -- REQUEST.json [--rules FILE]
  Which match and clause decide a request, and the values they see. The form of the file: local/RULES.md
  --rules FILE   firestore.rules unless told`;

/** Ends with what is wrong instead of an explanation. */
function stop(...lines: string[]): never {
  console.error(lines.join('\n'));
  process.exit(2);
}

function readArguments(): { file: string; rules: string } {
  try {
    const { values, positionals } = parseArgs({
      options: { rules: { type: 'string', default: 'firestore.rules' }, help: { type: 'boolean' } },
      allowPositionals: true,
    });
    if (values.help) {
      console.log(HELP);
      process.exit(0);
    }
    const [file, ...more] = positionals;
    if (file === undefined || more.length > 0) stop('One request file is needed.', '', HELP);
    return { file, rules: values.rules };
  } catch (error) {
    stop(error instanceof Error ? error.message : String(error), '', HELP);
  }
}

async function read(file: string): Promise<string> {
  return readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) =>
    stop(
      `${file} cannot be read: ${error.code === 'ENOENT' ? 'there is no such file' : error.code}`,
    ),
  );
}

const { file, rules } = readArguments();
const asked = readRequestFile(await read(file));
if ('problem' in asked) stop(`${file} is not a request:`, asked.problem);
const compiled = compileRules(await read(rules));
if (!compiled.ok)
  stop(...compiled.issues.map((i) => `${rules}:${i.line}:${i.column} ${i.message}`));
console.log(explain(compiled.ruleset, asked));
