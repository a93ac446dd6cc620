/** What DOAJ's API refuses of an article, by the schema in the folder of standards. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { SCHEMA_FOLDER } from './validate-xml.ts';

const FILE = join(SCHEMA_FOLDER, 'doaj/schema/article-incoming.schema.json');

/** Whether the schema is here; says so where it is not. */
export const hasDoajSchema = existsSync(FILE);
if (!hasDoajSchema) console.warn('The schema of DOAJ’s API is not here: tests are skipped.');

/** The reasons for which an article, as it is sent, is refused; none where it is taken. */
export function doajFaults(article: unknown): string[] {
  const ajv = new Ajv2020({ allErrors: true, strict: false });
  const validate = ajv.compile(JSON.parse(readFileSync(FILE, 'utf8')));
  // As it goes out: without what is undefined.
  validate(JSON.parse(JSON.stringify(article)));
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}
