/** The parts of an article's page that no script changes: see `app/left-as-is.tsx`. */
import { articleDocId } from '@quire/model/collections';
import { machineTitle as titleForMachines } from '@quire/model/entities/machine-title';
import type { PublishedArticle } from '@quire/model/entities/published';
import { linkHeader as header, signposts } from '@quire/model/entities/signposts';
import { getComments } from '../../../data/public/comments.ts';
import { Lead as LeadParts } from '../../../ui/article/lead.tsx';
import { ArticleFacts as Facts } from './article-facts.tsx';
import { BackMatter as Back } from './back-matter.tsx';
import { articleSections as sections } from './sections.ts';
import { Top as TopParts } from './top.tsx';

export const Top = TopParts;
export const ArticleFacts = Facts;
export const Lead = LeadParts;
export const BackMatter = Back;
export const articleSections = sections;
export const readComments = getComments;
export const machineTitle = titleForMachines;

/** What its readings are counted by. */
export const countedAs = ({ journal, akey }: PublishedArticle): string =>
  articleDocId(journal, akey);

export const linkHeader = (article: PublishedArticle, origin: string): string =>
  header(signposts(article, origin));
