import { dtdFaults } from '@quire/content/testing/dtd-faults';
import { type Dtd, readDtd } from '@quire/content/testing/read-dtd';
import { DOMParser } from '@xmldom/xmldom';

let dtd: Dtd | undefined;

/** Why PubMed would refuse a file of citations; nothing where it would not. Formulas are not looked into. */
export function pubmedFaults(xml: string): string[] {
  dtd ??= readDtd(new URL('.', import.meta.url).pathname, 'PubMed.dtd');
  const formula = /<mml:math[\s\S]*?<\/mml:math>/g;
  const set = new DOMParser().parseFromString(xml.replace(formula, ''), 'text/xml').documentElement;
  return set ? dtdFaults(set, dtd) : ['it is not XML'];
}
