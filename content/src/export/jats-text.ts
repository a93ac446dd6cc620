/** What follows of an article in JATS from its version alone. */
import { ARTICLE_STATEMENTS, STATEMENTS } from '@quire/model/statements/article-statements';
import { toString as plainText } from 'mdast-util-to-string';
import { bodyWord } from '../run/body-words.ts';
import { JatsBody } from './jats-body.ts';
import { jatsFunding } from './jats-funding.ts';
import type { JatsParts } from './jats-parts.ts';
import { jatsPeople } from './jats-people.ts';
import { jatsReference } from './jats-reference.ts';
import { jatsReviews } from './jats-reviews.ts';
import {
  type ExportedPaper,
  type PaperTree,
  readPaperTree,
  type TranslationTree,
} from './read-paper-tree.ts';
import { type XmlContent, type XmlPiece, xmlElement, xmlIf, xmlOf } from './xml-element.ts';

/** The statements that stand behind the text; those of funding and interests are in `front`, thanks have an element. */
const SECTIONS: Readonly<Record<string, string>> = {
  dataAvailability: 'data-availability',
  ethics: 'ethics-statement',
  aiUse: 'ai-disclosure',
};

const paragraphs = (text: string) =>
  text.split(/\n\s*\n/).map((each) => xmlElement('p', {}, each.trim()));

/** The abstract, and the same in plain words, as far as they are there. */
function abstracts(
  name: 'abstract' | 'trans-abstract',
  { abstract, plainSummary }: Pick<TranslationTree, 'abstract' | 'plainSummary'>,
  body: JatsBody,
  language?: string,
): XmlContent {
  return [
    xmlIf(name, body.abstract(abstract.children), { 'xml:lang': language }),
    plainSummary
      ? xmlElement(
          name,
          { 'abstract-type': 'plain-language-summary', 'xml:lang': language },
          paragraphs(plainSummary),
        )
      : null,
  ];
}

const keywordGroup = (keywords: readonly string[], language?: string): XmlContent =>
  xmlIf(
    'kwd-group',
    keywords.map((word) => xmlElement('kwd', {}, word)),
    { 'kwd-group-type': 'author', 'xml:lang': language },
  );

const titles = ({ metadata, title, translations }: PaperTree, body: JatsBody): XmlPiece =>
  xmlElement(
    'title-group',
    {},
    xmlElement('article-title', {}, title.length > 0 ? body.inline(title) : metadata.title),
    xmlIf('subtitle', metadata.subtitle),
    translations.map((each) =>
      xmlElement(
        'trans-title-group',
        { 'xml:lang': each.language },
        xmlElement('trans-title', {}, body.inline(each.title)),
      ),
    ),
  );

/** Where JATS4R looks for interests: a note of the authors, which has no heading. */
function interests({ metadata }: PaperTree): XmlPiece | null {
  const words = metadata[STATEMENTS.competingInterests.article.field]?.trim();
  if (!words) return null;
  const note = xmlElement('fn', { 'fn-type': 'coi-statement', id: 'coi' }, paragraphs(words));
  return xmlElement('author-notes', {}, note);
}

/** Never throws for what is in the text. */
export function jatsText(paper: ExportedPaper): JatsParts {
  const read = readPaperTree(paper);
  const { metadata, abstract, translations, tree, cited } = read;
  const { words } = read.run;
  const body = new JatsBody(read);
  const titled = titles(read, body);
  const descriptions = [
    abstracts('abstract', { ...metadata, abstract }, body),
    translations.map((each) => abstracts('trans-abstract', each, body, each.language)),
    keywordGroup(metadata.keywords),
    translations.map((each) => keywordGroup(each.keywords ?? [], each.language)),
    jatsFunding(metadata.funders, metadata[STATEMENTS.funding.article.field]),
  ];
  const text = body.sections(tree.children);
  const said = ARTICLE_STATEMENTS.flatMap(({ field }) => {
    const saying = metadata[field]?.trim();
    const type = SECTIONS[field];
    if (!saying || !type) return [];
    const title = xmlElement('title', {}, bodyWord(words, field));
    return [xmlElement('sec', { 'sec-type': type }, title, paragraphs(saying))];
  });
  const thanks = metadata.acknowledgements?.trim();
  const references = cited.works.entries.map(({ key, html, reference }) =>
    jatsReference(cited.ids.get(key) ?? key, reference, html),
  );
  // Behind the text, whose parts without a number are counted first.
  const reviews = jatsReviews(paper.reviews ?? [], read, body);
  const title = (word: 'acknowledgements' | 'references') =>
    xmlElement('title', {}, bodyWord(words, word));
  const back = [
    thanks ? xmlElement('ack', {}, title('acknowledgements'), paragraphs(thanks)) : null,
    said,
    body.notes(),
    references.length > 0 ? xmlElement('ref-list', {}, title('references'), references) : null,
  ];
  return {
    title: plainText({ type: 'paragraph', children: [...read.title] }) || metadata.title,
    titles: xmlOf(titled),
    people: xmlOf([jatsPeople(metadata, paper.provedOrcids), interests(read)]),
    descriptions: xmlOf(descriptions),
    body: xmlOf(text),
    back: xmlOf(back),
    reviews: xmlOf(reviews),
  };
}
