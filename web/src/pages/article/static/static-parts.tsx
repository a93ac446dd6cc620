/** The parts of an article's page that no script changes: see `app/left-as-is.tsx`. */
import { articleDocId } from '@quire/model/collections';
import type { PublishedArticle } from '@quire/model/entities/published';
import { getComments } from '../../../data/public/comments.ts';
import { Lead as LeadParts } from '../../../ui/article/lead.tsx';
import { linkHeader as header } from '../head/signposting.ts';
import { ArticleFacts as Facts } from './article-facts.tsx';
import { BackMatter as Back } from './back-matter.tsx';
import { articleSections as sections } from './sections.ts';
import { Top as TopParts } from './top.tsx';

export const Top = TopParts;
export const ArticleFacts = Facts;
export const Lead = LeadParts;
export const BackMatter = Back;
export const articleSections = sections;
export const linkHeader = header;
export const readComments = getComments;

/** What its readings are counted by. */
export const countedAs = ({ journal, akey }: PublishedArticle): string =>
  articleDocId(journal, akey);
