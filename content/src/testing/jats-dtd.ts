/**
 * The DTD of JATS Journal Publishing 1.3, which is not part of the project: tests that need it are skipped without.
 * `QUIRE_STANDARDS` says where it is; by default beside the project, in `shared/standards`.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readXml } from '../convert/xml.ts';
import { dtdFaults } from './dtd-faults.ts';
import { type Dtd, readDtd } from './read-dtd.ts';

const STANDARDS =
  process.env.QUIRE_STANDARDS ?? new URL('../../../../shared/standards', import.meta.url).pathname;
const FOLDER = join(STANDARDS, 'jats-1.3');
const NAME = 'JATS-journalpublishing1-3-mathml3.dtd';

export const hasJatsDtd = existsSync(join(FOLDER, NAME));

let dtd: Dtd | undefined;

/** Why an article is not valid; nothing where it is. */
export function jatsDtdFaults(xml: string): string[] {
  dtd ??= readDtd(FOLDER, NAME);
  const article = readXml(xml);
  return article ? dtdFaults(article, dtd) : ['it is not XML'];
}
