/** The texts of an article that are registered with its DOI: titles, abstracts and references. */
import { onOneLine } from '@quire/model/on-one-line';
import { type DepositAbstract, plainAbstractOf } from './deposit-abstract.ts';
import { faceMarkup, jatsMarkup, plainWords } from './deposit-markup.ts';
import { type DepositReference, depositReference } from './deposit-reference.ts';
import { JatsBody } from './jats-body.ts';
import { type MarkedTitle, plainTitleOf } from './marked-title.ts';
import { type ExportedPaper, readPaperTree } from './read-paper-tree.ts';
import type { XmlContent } from './xml-element.ts';

export interface DepositTexts {
  readonly title: MarkedTitle;
  readonly subtitle?: MarkedTitle;
  /** In other languages. */
  readonly titles: readonly (MarkedTitle & { readonly language: string })[];
  readonly abstracts: readonly DepositAbstract[];
  readonly references: readonly DepositReference[];
}

function titleOf(content: XmlContent, written: string): MarkedTitle {
  const plain = onOneLine(plainWords(content));
  // What would show nothing is registered as it was written.
  return plain ? { plain, faces: faceMarkup(content) } : plainTitleOf(written);
}

/** Reads a paper as `writeJats` does. Never throws for what is in the text. */
export function depositTexts(paper: ExportedPaper): DepositTexts {
  const read = readPaperTree(paper);
  const { metadata, title, translations, cited } = read;
  const body = new JatsBody(read);
  const described = [{ ...metadata, abstract: read.abstract }, ...translations];
  const abstracts = described.flatMap(({ language, abstract, plainSummary }) => {
    const content = body.abstract(abstract.children);
    const jats = jatsMarkup(content);
    return [
      jats ? { language, isPlainSummary: false, plain: plainWords(content), jats } : null,
      plainAbstractOf(plainSummary ?? '', language, true),
    ].filter((each) => each !== null);
  });
  const { subtitle } = metadata;
  return {
    title: titleOf(body.inline(title), metadata.title),
    ...(subtitle ? { subtitle: plainTitleOf(subtitle) } : {}),
    titles: translations.map((each, at) => ({
      language: each.language,
      ...titleOf(body.inline(each.title), metadata.translations[at]?.title ?? ''),
    })),
    abstracts,
    references: cited.works.entries.map(({ key, html, reference }, at) =>
      depositReference(cited.ids.get(key) ?? `ref-${at + 1}`, reference, html),
    ),
  };
}
