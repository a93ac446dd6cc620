import {
  articlePath,
  bookPath,
  homePath,
  issuePath,
  journalPath,
  journalsPath,
  postPath,
  searchPath,
} from '@quire/model/paths';
import { demoPaper } from '../journeys/demo-paper.ts';

export interface Pictured {
  /** The file's name. */
  readonly name: string;
  readonly path: string;
  readonly theme?: 'light' | 'dark';
}

const paper = demoPaper();
const article = articlePath(paper.journal, paper.issue, paper.akey);

/** The pages that are looked at after a change of what they look like; two of them in the dark too. */
export const PICTURED: readonly Pictured[] = [
  { name: 'home', path: homePath() },
  { name: 'home-dark', path: homePath(), theme: 'dark' },
  { name: 'journals', path: journalsPath() },
  { name: 'journal', path: journalPath(paper.journal) },
  { name: 'issue', path: issuePath(paper.journal, paper.issue) },
  { name: 'article', path: article },
  { name: 'article-dark', path: article, theme: 'dark' },
  { name: 'book', path: bookPath('tides-and-numbers') },
  { name: 'blog', path: postPath('blogs', 'reading-a-confidence-interval') },
  { name: 'policy', path: '/about/systematic_publishing' },
  { name: 'conference', path: '/conference' },
  { name: 'search', path: searchPath('tide') },
];

export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1280, height: 900 };

/** What the README shows: the first screen of each, in `docs/pictures`. */
export const IN_README = [
  { file: 'home', picture: 'home', viewport: DESKTOP },
  { file: 'article', picture: 'article-dark', viewport: DESKTOP },
  { file: 'phone', picture: 'journal', viewport: PHONE },
] as const;
