import { t } from '@quire/model/messages/t';
/** What a paper without a title is called. */
export const NO_PAPER_TITLE = t('authorPapers.untitled');

/** The title of a paper as its front matter or its first heading says it, in at most 500 characters; '' for none. */
export function titleOf(markdown: string): string {
  const matter = /^---\r?\n([\s\S]*?)\r?\n---/.exec(markdown)?.[1] ?? '';
  const stated = /^title:[ \t]*(.+)$/m.exec(matter)?.[1]?.trim() ?? '';
  const unquoted = stated.replace(/^(["'])(.*)\1$/, '$2');
  const heading = /^#[ \t]+(.+)$/m.exec(markdown)?.[1]?.trim() ?? '';
  return (unquoted || heading).slice(0, 500);
}
