/** A paper as a Word document, for co-authors and journals that want one: text to edit, formulas as Word's own. */
import { formulaMathml } from '@quire/content/export/formula-mathml';
import { mathmlToOmml } from '@quire/content/export/mathml-to-omml';
import {
  type ExportedPaper,
  type PaperTree,
  readPaperTree,
} from '@quire/content/export/read-paper-tree';
import { bodyWord } from '@quire/content/run/body-words';
import { ARTICLE_STATEMENTS } from '@quire/model/statements/article-statements';
import { Document, HeadingLevel, Packer, Paragraph, TextRun } from 'docx';
import { DocxBody } from './docx-body.ts';
import { DocxInline } from './docx-inline.ts';
import { docxReference } from './docx-reference.ts';
import { DOCX_STYLES, LISTS } from './docx-styles.ts';

/** A picture as Word takes it, by its path (`FigureSource.src`). */
export interface DocxPicture {
  readonly bytes: Uint8Array;
  readonly type: 'png' | 'jpg';
}

const heading = (text: string): Paragraph =>
  new Paragraph({ heading: HeadingLevel.HEADING_1, children: [new TextRun(text)] });

/** Authors with the numbers of their affiliations, these, and whom to write to. */
function people({ metadata: { authors, affiliations }, run: { words } }: PaperTree): Paragraph[] {
  if (authors.length === 0) return [];
  const names = authors.flatMap(({ given, family, collective, affiliations: places }, at) => [
    new TextRun((at > 0 ? ', ' : '') + (collective ?? [given, family].filter(Boolean).join(' '))),
    ...(affiliations.length > 1 && places.length > 0
      ? [new TextRun({ text: places.map((place) => place + 1).join(','), superScript: true })]
      : []),
  ]);
  const writeTo = authors.find(({ corresponding, email }) => corresponding && email)?.email;
  return [
    new Paragraph({ style: 'Authors', children: names }),
    ...affiliations.map(
      ({ name }, at) =>
        new Paragraph({
          style: 'Affiliation',
          children: [
            ...(affiliations.length > 1
              ? [new TextRun({ text: String(at + 1), superScript: true })]
              : []),
            new TextRun(name),
          ],
        }),
    ),
    ...(writeTo
      ? [
          new Paragraph({
            style: 'Affiliation',
            children: [new TextRun(`${bodyWord(words, 'correspondence')} ${writeTo}`)],
          }),
        ]
      : []),
  ];
}

/** `pictures`: by the path that `figures` gives them. */
export async function writeDocx(
  paper: ExportedPaper,
  pictures: ReadonlyMap<string, DocxPicture>,
): Promise<Uint8Array<ArrayBuffer>> {
  const read = readPaperTree(paper);
  const { metadata, title, abstract, tree, cited } = read;
  const omml = (tex: string, isDisplayed: boolean): string | null => {
    const mathml = formulaMathml(tex, isDisplayed, read.run.macros);
    return mathml === null ? null : mathmlToOmml(mathml);
  };
  const inline = new DocxInline(read, pictures, omml);
  const { words } = read.run;
  const body = new DocxBody(inline, words);
  const statements = ARTICLE_STATEMENTS.flatMap(({ field }) => {
    const text = metadata[field]?.trim();
    return text
      ? [heading(bodyWord(words, field)), new Paragraph({ children: [new TextRun(text)] })]
      : [];
  });
  const references = cited.works.entries.map(({ key, html }) =>
    docxReference(cited.ids.get(key) ?? key, html),
  );
  const children = [
    new Paragraph({
      heading: HeadingLevel.TITLE,
      children: title.length > 0 ? inline.runs(title) : [new TextRun(metadata.title)],
    }),
    ...people(read),
    ...(abstract.children.length > 0
      ? [heading(bodyWord(words, 'abstract')), ...body.blocks(abstract.children)]
      : []),
    ...(metadata.keywords.length > 0
      ? [
          new Paragraph({
            children: [
              new TextRun({ text: `${bodyWord(words, 'keywords')} `, bold: true }),
              new TextRun(metadata.keywords.join('; ')),
            ],
          }),
        ]
      : []),
    ...body.blocks(tree.children),
    ...statements,
    ...(references.length > 0 ? [heading(bodyWord(words, 'references')), ...references] : []),
  ];
  const document = new Document({
    title: metadata.title,
    creator: metadata.authors.map(({ given, family }) => `${given} ${family}`.trim()).join(', '),
    keywords: metadata.keywords.join(', '),
    styles: DOCX_STYLES,
    numbering: LISTS,
    footnotes: body.footnotes(),
    sections: [{ children }],
  });
  const blob = await Packer.pack(document, 'arraybuffer');
  return new Uint8Array(blob);
}
