import { languageKey, TRANSLATED } from '@quire/model/messages/languages';
import { pathBelow } from '@quire/model/messages/path-below';
import { articlePath, homePath, journalPath, registerPath, searchPath } from '@quire/model/paths';
import { demoPaper } from './demo-paper.ts';

const paper = demoPaper();
const PAGES = [
  homePath(),
  journalPath(paper.journal),
  articlePath(paper.journal, paper.issue, paper.akey),
  searchPath('tide'),
  registerPath(),
];

/** One page of each of the kinds that have most words, in every language that the demo press offers besides its first. */
export const TRANSLATED_ADDRESSES: readonly string[] = TRANSLATED.flatMap((language) =>
  PAGES.map((page) => pathBelow(`/${languageKey(language)}`, page)),
);
