import type { ArticleType } from '@quire/model/article-types';

interface ResourceType {
  /** COAR's vocabulary of resource types, as OpenAIRE 4.0 has it, and its label there. */
  readonly uri: string;
  readonly label: string;
  /** The vocabulary of info:eu-repo, which harvesters of Dublin Core read. */
  readonly semantics: 'article' | 'review' | 'contributionToPeriodical';
}

const coar = (
  id: string,
  label: string,
  semantics: ResourceType['semantics'] = 'article',
): ResourceType => ({ uri: `http://purl.org/coar/resource_type/${id}`, label, semantics });

const RESEARCH = coar('c_2df8fbb1', 'research article');
const ARTICLE = coar('c_6501', 'journal article');
/** COAR has a word for corrections since 3.0, which OpenAIRE's schema does not know. */
const NOTICE = coar('c_3e5a', 'contribution to journal', 'contributionToPeriodical');

/** What an article is, in the vocabularies of those who harvest. */
export const RESOURCE_TYPES: Readonly<Record<ArticleType, ResourceType>> = {
  'research-article': RESEARCH,
  'review-article': coar('c_dcae04bc', 'review article', 'review'),
  'software-paper': ARTICLE,
  'data-paper': coar('c_beb9', 'data paper'),
  'methods-article': RESEARCH,
  'short-communication': RESEARCH,
  perspective: ARTICLE,
  editorial: coar('c_b239', 'editorial', 'contributionToPeriodical'),
  correction: NOTICE,
  'expression-of-concern': NOTICE,
  retraction: NOTICE,
};
