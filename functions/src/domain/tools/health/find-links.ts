/** Internal links of a text, as the documents that they point to. */
import {
  issueDocId,
  PUBLISHED_ARTICLES,
  PUBLISHED_BOOKS,
  PUBLISHED_ISSUES,
  PUBLISHED_JOURNALS,
  PUBLISHED_POSTS,
  postDocId,
} from '@quire/model/collections';
import { JOURNAL_PAGES } from '@quire/model/journal-pages';

export interface InnerLink {
  readonly address: string;
  /** The document that has to exist. */
  readonly document: string;
}

const LINK = /\]\(\s*<?([^)\s>]+)|\bhref="([^"]+)"|^[^\S\n]*\[[^\]\n]+\]:[^\S\n]*(\S+)/gm;

const PAGES_OF_JOURNALS: ReadonlySet<string> = new Set([
  ...JOURNAL_PAGES.map(({ key }) => key),
  'special_issues',
]);

function documentOf(path: string): string | null {
  const [room = '', first = '', second = '', third = ''] = path.split('/').filter(Boolean);
  if (room === 'article' && third && !third.endsWith('.pdf'))
    return `${PUBLISHED_ARTICLES}/${first}~${third}`;
  if (room === 'journals' && first && first !== 'latex_template' && !first.endsWith('.xml')) {
    const isIssue = second && !PAGES_OF_JOURNALS.has(second) && !second.endsWith('.xml');
    return isIssue
      ? `${PUBLISHED_ISSUES}/${issueDocId(first, second)}`
      : `${PUBLISHED_JOURNALS}/${first}`;
  }
  if ((room === 'news' || room === 'blogs') && first && !first.endsWith('.xml')) {
    return `${PUBLISHED_POSTS}/${postDocId(room, first)}`;
  }
  return room === 'books' && first ? `${PUBLISHED_BOOKS}/${first}` : null;
}

const LITERAL = /^[A-Za-z0-9._~/-]+$/;

/** The links that point to records: articles, issues, journals, posts, books. */
export function innerLinks(markdown: string, origin: string): InnerLink[] {
  const links = new Map<string, InnerLink>();
  for (const [, inline, html, reference] of markdown.matchAll(LINK)) {
    const address = inline ?? html ?? reference ?? '';
    if (!address.startsWith('/') && !address.startsWith(`${origin}/`)) continue;
    const path = address.replace(origin, '').replace(/[?#].*$/, '');
    const document = LITERAL.test(path) ? documentOf(path) : null;
    if (document) links.set(address, { address, document });
  }
  return [...links.values()];
}
