/**
 * A paper in JATS (ANSI/NISO Z39.96-2021), Journal Publishing 1.3 with MathML 3: what archives and indexes take.
 *
 * @see https://jats.nlm.nih.gov/publishing/1.3/
 */
import { ARTICLE_STATEMENTS } from '@quire/model/statements/article-statements';
import { bodyWord } from '../run/body-words.ts';
import { JatsBody } from './jats-body.ts';
import { type JatsPlace, jatsFront } from './jats-front.ts';
import { jatsReference } from './jats-reference.ts';
import { type ExportedPaper, readPaperTree } from './read-paper-tree.ts';
import { xmlElement, xmlOf } from './xml-element.ts';

const DOCTYPE =
  '<!DOCTYPE article PUBLIC "-//NLM//DTD JATS (Z39.96) Journal Publishing DTD with MathML3 v1.3 20210610//EN" "JATS-journalpublishing1-3-mathml3.dtd">';

/** The statements that stand behind the text; funding is in `front`, thanks have an element of their own. */
const SECTIONS: Readonly<Record<string, string>> = {
  coiStatement: 'COI-statement',
  dataAvailability: 'data-availability',
  ethics: 'ethics-statement',
  aiUse: 'ai-disclosure',
};

const paragraphs = (text: string) =>
  text.split(/\n\s*\n/).map((each) => xmlElement('p', {}, each.trim()));

/** `place`: the journal that publishes it; null for a paper that is written. Never throws for what is in the text. */
export function writeJats(paper: ExportedPaper, place: JatsPlace | null): string {
  const read = readPaperTree(paper);
  const { metadata, tree, cited } = read;
  const body = new JatsBody(read);
  const front = jatsFront(read, body, place);
  const text = xmlElement('body', {}, body.sections(tree.children));
  const said = ARTICLE_STATEMENTS.flatMap(({ field, heading }) => {
    const words = metadata[field]?.trim();
    const type = SECTIONS[field];
    if (!words || !type) return [];
    return [
      xmlElement('sec', { 'sec-type': type }, xmlElement('title', {}, heading), paragraphs(words)),
    ];
  });
  const thanks = metadata.acknowledgements?.trim();
  const references = cited.works.entries.map(({ key, html, reference }) =>
    jatsReference(cited.ids.get(key) ?? key, reference, html),
  );
  const notes = body.notes();
  const back = [
    thanks
      ? xmlElement('ack', {}, xmlElement('title', {}, 'Acknowledgements'), paragraphs(thanks))
      : null,
    ...said,
    notes,
    references.length > 0
      ? xmlElement(
          'ref-list',
          {},
          xmlElement('title', {}, bodyWord(read.run.words, 'references')),
          references,
        )
      : null,
  ].filter((each) => each !== null);
  const article = xmlElement(
    'article',
    {
      'xmlns:xlink': 'http://www.w3.org/1999/xlink',
      'xmlns:mml': 'http://www.w3.org/1998/Math/MathML',
      'xmlns:ali': 'http://www.niso.org/schemas/ali/1.0/',
      'article-type': metadata.type,
      'dtd-version': '1.3',
      'xml:lang': metadata.language,
    },
    front,
    text,
    back.length > 0 ? xmlElement('back', {}, back) : null,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n${DOCTYPE}\n${xmlOf(article)}\n`;
}
