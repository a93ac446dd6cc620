/** What reading the files of a manuscript finds, and its front matter. */
import { z } from 'zod';
import { t } from '../messages/t.ts';
import { remarkKind } from './remark-kind.ts';
import { yamlFaultText } from './yaml-faults.ts';

const Text = z.string();
const Texts = z.array(z.string());
const Count = z.number();

export const METADATA_PROBLEMS = {
  'paper/missing': remarkKind({}, () => t('manuscriptProblems.paperMissing')),
  'paper/too-long': remarkKind({ name: Text, count: Count, most: Count }, ({ name, count, most }) =>
    t('manuscriptProblems.paperTooLong', { name, count, most }),
  ),
  'paper/too-slow': remarkKind({}, () => t('manuscriptProblems.paperTooSlow')),
  'text/encoding': remarkKind({ name: Text }, ({ name }) =>
    t('manuscriptProblems.textEncoding', { name }),
  ),
  'content/too-long': remarkKind({ field: Text, most: Count }, ({ field, most }) =>
    t('manuscriptProblems.contentTooLong', { field, most }),
  ),
  'content/invalid': remarkKind({ field: Text, reason: Text }, ({ field, reason }) =>
    t('manuscriptProblems.contentInvalid', { field, reason }),
  ),
  'front-matter/missing': remarkKind({ name: Text }, ({ name }) =>
    t('manuscriptProblems.frontMatterMissing', { name }),
  ),
  'front-matter/expected': remarkKind({}, () => t('manuscriptProblems.frontMatterExpected')),
  /** `code`, `reason`: the parser's; reports from before the code was stored have none. */
  'front-matter/yaml': remarkKind(
    { code: Text.default(''), reason: Text, outcome: z.enum(['repaired', 'partial']) },
    ({ code, reason, outcome }) =>
      t('manuscriptProblems.frontMatterYaml', { reason: yamlFaultText(code, reason), outcome }),
  ),
  'front-matter/nested': remarkKind({}, () => t('manuscriptProblems.frontMatterNested')),
  'front-matter/endless': remarkKind({ name: Text }, ({ name }) =>
    t('manuscriptProblems.frontMatterEndless', { name }),
  ),
  'title/missing': remarkKind({}, () => t('manuscriptProblems.titleMissing')),
  'title/long': remarkKind({ most: Count }, ({ most }) =>
    t('manuscriptProblems.titleLong', { most }),
  ),
  'title/guessed': remarkKind({ title: Text }, ({ title }) =>
    t('manuscriptProblems.titleGuessed', { title }),
  ),
  'type/unknown': remarkKind({ type: Text }, ({ type }) =>
    t('manuscriptProblems.typeUnknown', { type }),
  ),
  'key/unreadable': remarkKind({ key: Text }, ({ key }) =>
    t('manuscriptProblems.keyUnreadable', { key }),
  ),
  'keywords/many': remarkKind({ most: Count }, ({ most }) =>
    t('manuscriptProblems.keywordsMany', { most }),
  ),
  'date/unreadable': remarkKind({ date: Text }, ({ date }) =>
    t('manuscriptProblems.dateUnreadable', { date }),
  ),
  'date/month': remarkKind({ date: Text }, ({ date }) =>
    t('manuscriptProblems.dateMonth', { date }),
  ),
  'doi/unreadable': remarkKind({ doi: Text }, ({ doi }) =>
    t('manuscriptProblems.doiUnreadable', { doi }),
  ),
  'updates/unreadable': remarkKind({ key: Text }, ({ key }) =>
    t('manuscriptProblems.updatesUnreadable', { key }),
  ),
  'text/long': remarkKind({ field: Text, most: Count }, ({ field, most }) =>
    t('manuscriptProblems.textLong', { field, most }),
  ),
  'abstract/long': remarkKind({ most: Count }, ({ most }) =>
    t('manuscriptProblems.abstractLong', { most }),
  ),
  'abstract/none': remarkKind({}, () => t('manuscriptProblems.abstractNone')),
  'abstract/moved': remarkKind({}, () => t('manuscriptProblems.abstractMoved')),
  'abstract/first-paragraph': remarkKind({}, () => t('manuscriptProblems.abstractFirstParagraph')),
  'affiliation/ror': remarkKind({ text: Text }, ({ text }) =>
    t('manuscriptProblems.affiliationRor', { text }),
  ),
  'affiliation/long': remarkKind({ name: Text }, ({ name }) =>
    t('manuscriptProblems.affiliationLong', { name }),
  ),
  'affiliation/unknown': remarkKind({ author: Text, key: Text }, ({ author, key }) =>
    t('manuscriptProblems.affiliationUnknown', { author, key }),
  ),
  'author/orcid': remarkKind({ orcid: Text, author: Text }, ({ orcid, author }) =>
    t('manuscriptProblems.authorOrcid', { orcid, author }),
  ),
  'author/email': remarkKind({ email: Text, author: Text }, ({ email, author }) =>
    t('manuscriptProblems.authorEmail', { email, author }),
  ),
  'author/nameless': remarkKind({}, () => t('manuscriptProblems.authorNameless')),
  'author/orcid-twice': remarkKind({ orcid: Text }, ({ orcid }) =>
    t('manuscriptProblems.authorOrcidTwice', { orcid }),
  ),
  'author/none': remarkKind({}, () => t('manuscriptProblems.authorNone')),
  'author/many': remarkKind({ most: Count }, ({ most }) =>
    t('manuscriptProblems.authorMany', { most }),
  ),
  'funders/unreadable': remarkKind({}, () => t('manuscriptProblems.fundersUnreadable')),
  'funders/many': remarkKind({ most: Count }, ({ most }) =>
    t('manuscriptProblems.fundersMany', { most }),
  ),
  'relations/repeated': remarkKind({}, () => t('manuscriptProblems.relationsRepeated')),
  'relations/many': remarkKind({ most: Count }, ({ most }) =>
    t('manuscriptProblems.relationsMany', { most }),
  ),
  'translations/unreadable': remarkKind({}, () => t('manuscriptProblems.translationsUnreadable')),
  'translations/repeated': remarkKind({}, () => t('manuscriptProblems.translationsRepeated')),
  'translations/many': remarkKind({ most: Count }, ({ most }) =>
    t('manuscriptProblems.translationsMany', { most }),
  ),
  'translationOf/unreadable': remarkKind({ key: Text }, ({ key }) =>
    t('manuscriptProblems.translationOfUnreadable', { key }),
  ),
  'bibliography/missing': remarkKind({ name: Text }, ({ name }) =>
    t('manuscriptProblems.bibliographyMissing', { name }),
  ),
  'bibliography/long': remarkKind({}, () => t('manuscriptProblems.bibliographyLong')),
  'bibliography/mixed': remarkKind({}, () => t('manuscriptProblems.bibliographyMixed')),
  'figure/guessed': remarkKind(
    { name: Text, path: Text, found: z.enum(['case', 'ending', 'otherEnding', 'folder']) },
    ({ name, path, found }) => t('manuscriptProblems.figureGuessed', { name, path, found }),
  ),
  'import/left-out': remarkKind({ name: Text }, ({ name }) =>
    t('manuscriptProblems.importLeftOut', { name }),
  ),
  'relations/unreadable': remarkKind({ types: Texts }, ({ types }) =>
    t('manuscriptProblems.relationsUnreadable', { types: types.join(', ') }),
  ),
} as const;
