/**
 * What importing and rendering a manuscript finds, for authors and editors. Names, words and codes between quotation marks are
 * from the manuscript.
 */
export default {
  // What the renderer says about a text.
  referenceUnresolved: 'Nothing in the text has the label “{label}”.',
  diagramUnreadable:
    '{kind, select, lists {The block “{block}” cannot be drawn. It must contain one list and no more.} stages {The block “{block}” cannot be drawn. It can have at most {most, number} stages.} stageRange {The block “{block}” cannot be drawn. It must have {least, number} to {most, number} stages.} levels {The block “{block}” cannot be drawn. It can have at most {most, number} levels.} steps {The block “{block}” cannot be drawn. It can have at most {most, number} steps.} lane {The block “{block}” cannot be drawn. Each step must say in bold who carries it out.} lanes {The block “{block}” cannot be drawn. At most {most, number} people or groups can take part.} other {The block “{block}” cannot be drawn. It refers to step {step}, which does not exist.}}',
  figureExternal: 'The image “{name}” is on another website. It is linked, not shown.',
  figureMissing: 'The figure file “{name}” is missing.',
  linkRefused:
    'The address was removed from the link to “{address}”, because a text must not link to it.',
  citationUnresolved: '“@{key}” is cited, but the bibliography has no such entry.',
  termUndefined: 'No list of definitions has the term “{term}”, so it is not linked.',
  labelDuplicate: 'The label “{label}” is used more than once.',
  labelUnused:
    'Nothing that has a number follows the label “{label}”. Put it before a heading, a figure, a table or a formula.',
  directiveUnknown:
    '{kind, select, code {There is no directive “{block}”, so its content is shown as code. Write it as Markdown, or as a block such as “{example}”.} other {There is no block “{block}”, so it is shown as it was typed. Remove its fences, or use an existing block such as “{example}”.}}',
  directiveAttribute: 'The block “{block}” has no attribute “{name}”.',
  directiveUnclosed:
    'The block “{block}” is never closed, so everything after it belongs to it. Close it with a line “:::”.',
  directiveUnreadable:
    '“{block}” cannot be read as a block and is shown as it was typed. Write “{example}” and close it with “:::”.',
  directiveLeftover:
    'This line “:::” closes nothing and was left out. Remove it, or open a block above it.',
  figureNone: 'This figure has no picture, so only its content is shown. Add a picture: {example}.',
  tableNone:
    '{kind, select, list {This block is not a list of lists, so it cannot be shown as a table. Its content is shown instead.} other {This block contains no table. Its content is shown without one.}}',
  htmlRaw: 'HTML cannot be part of a text, so “{tag}” is shown as it was typed.',
  htmlWrapper: 'An HTML element around the text was left out.',
  codeInline: '“{code}” is program code, which is not run here. Write its result instead.',
  codeFigure: 'This code creates a figure, but code is not run here. Add the picture: {example}.',
  codeHidden: 'This code is hidden by its options (echo, include) and was left out.',
  roleUnknown:
    'The role “{role}” is unknown and is shown as it was typed. Write its words without the role.',
  spanAttributes:
    'The attributes “{attributes}” have no meaning here. The words are kept without them.',
  rawFormat: 'The raw “{format}” in this line is shown as its source. Write it as Markdown.',
  texMathInText: '“{source}” was read as a formula.',
  texCommand: 'The LaTeX command “{name}” is unknown, so its source is shown.',
  texLayout: '“{name}” concerns only the layout of pages and was left out.',
  texEnvironment: 'The LaTeX environment “{name}” cannot be shown. Its source is shown instead.',
  textComment: 'A line that begins with “%” is a comment and was left out.',
  textUnrendered:
    '{kind, select, slow {The text takes too long to display, so its source is shown. Shorten it, or divide it into parts.} text {The text has {count, number} characters, but can have at most {most, number}, so its source is shown.} abstract {The abstract has {count, number} characters, but can have at most {most, number}, so the source is shown.} bibliography {The bibliography has {count, number} characters, but can have at most {most, number}, so the source is shown.} other {The text cannot be displayed, so its source is shown ({reason}).}}',
  bibtexEntry: 'The reference “{key}” in the bibliography cannot be read.',
  cslNotJson: 'The bibliography begins like CSL-JSON, but it is not valid JSON.',
  cslEntry: 'Entry {number, number} of the bibliography cannot be read.',
  bibliographyUnreadable: 'The bibliography of this article cannot be read. Correct it first.',
  bibliographyNoWorks:
    'No works were found in what you pasted. A BibTeX entry begins with “{example}”, for example.',
  figureWithoutWords: '{figure} has neither a caption nor a description.',
  imageWithoutWords: 'An image has neither a caption nor a description.',
  figureWithoutDescription:
    '{figure} has no description (alt="…"). The first sentence of its caption is used instead.',
  imageWithoutDescription:
    'An image has no description (alt="…"). The first sentence of its caption is used instead.',
  mathUnreadable: 'This formula cannot be read: {formula} ({reason})',
  mathRefused: '“{command}” is not allowed in formulas: {formula}',
  textCounts: 'The source contains: {source}. Readers see: {result}.',
  textDiffers: 'The text differs from its source: {parts}. Compare them.',
  partCount:
    '{part, select, words {words {count, number}} formulas {formulas {count, number}} figures {figures {count, number}} tables {tables {count, number}} citations {citations {count, number}} other {references {count, number}}}',
  partChanged:
    '{part, select, words {words {result, number} instead of {source, number}} formulas {formulas {result, number} instead of {source, number}} figures {figures {result, number} instead of {source, number}} tables {tables {result, number} instead of {source, number}} citations {citations {result, number} instead of {source, number}} other {references {result, number} instead of {source, number}}}',
  besideWords: '{problem} Near “{words}”.',
  // Reading the files of a manuscript and its front matter.
  paperMissing: 'The folder must contain a file “paper.md” or exactly one Markdown file.',
  paperTooLong: '{name} has {count, number} characters, but can have at most {most, number}.',
  paperTooSlow: 'The manuscript takes too long to read. Shorten it, or divide it into parts.',
  textEncoding:
    '{name} is not in UTF-8 and was read as Windows-1252. Check the accented characters.',
  /** {field} is the name of a field of the front matter, or `markdown`: the text. */
  contentTooLong: 'Too long: {field} (at most {most, number}).',
  contentInvalid: '{field}: {reason}',
  frontMatterMissing:
    '{name} does not begin with front matter, so authors, affiliations and keywords are missing.',
  frontMatterExpected:
    'The title and the authors are missing. Write them between two lines “---” at the start of the text.',
  frontMatterYaml:
    '{outcome, select, repaired {The front matter is not valid YAML, but could be repaired ({reason}).} other {The front matter is not valid YAML, and some of it may be missing ({reason}).}}',
  /** {reason} of the text above: a part of a sentence; its own {reason} is what the parser says. */
  yamlFault:
    '{fault, select, indent {a line is not indented as those around it} tab {a line is indented with a tab: use spaces} missing {a character is missing, for example a colon, a bracket or a quotation mark} unexpected {a character cannot be used in this place} colon {a value contains a colon: put it between quotation marks} lines {the name of a field is not on one line} start {a value begins with a special character: put it between quotation marks} escape {a value has a backslash before a character that does not allow one} block {a list or a field begins within brackets} documents {there is more than one document} tag {a value begins with an unknown tag} other {technical detail in English: “{reason}”}}',
  frontMatterNested: 'A field of the front matter is nested too deeply and was left out.',
  frontMatterEndless: '“{name}” repeats itself without end and was left out.',
  titleMissing: 'The manuscript has no title.',
  titleLong: 'The title has more than {most, number} characters and was shortened.',
  titleGuessed: 'The first heading was used as the title: “{title}”.',
  typeUnknown: 'The article type “{type}” is unknown.',
  keyUnreadable: 'The key “{key}” cannot be part of an address.',
  keywordsMany: 'Only the first {most, number} keywords were imported.',
  dateUnreadable: '“{date}” is not a date and was left out.',
  dateMonth: '“{date}” has no day, so the first of the month was used.',
  doiUnreadable: '“{doi}” is not a DOI and was left out.',
  updatesUnreadable: '“{key}” is not the key of an article and was left out.',
  textLong: '“{field}” was shortened to {most, number} characters.',
  abstractLong: 'The abstract was shortened to {most, number} characters.',
  abstractNone: 'The manuscript has neither an abstract nor a section “Summary”.',
  abstractMoved: 'The section “Summary” was used as the abstract.',
  abstractFirstParagraph:
    'The first paragraph of the section “Summary” was used as the abstract. The section remains in the text.',
  affiliationRor: '“{text}” is not a ROR ID and was left out.',
  affiliationLong: 'The affiliation “{name}” was shortened.',
  affiliationUnknown: '{author} has the affiliation “{key}”, which is not in the list.',
  authorOrcid: '“{orcid}”, given for {author}, is not an ORCID iD and was left out.',
  authorEmail: '“{email}”, given for {author}, is not an e-mail address and was left out.',
  authorNameless: 'An author without a name was left out.',
  authorOrcidTwice: 'The ORCID iD {orcid} is given for two authors and was removed from both.',
  authorNone: 'No authors are named.',
  authorMany: 'Only the first {most, number} authors were imported.',
  fundersUnreadable:
    'A funder needs a name, and its ROR ID and DOIs must have the right form. What does not was left out.',
  fundersMany: 'Only the first {most, number} funders were imported.',
  relationsUnreadable:
    'A related work needs a type ({types}) and an identifier in the right form. At least one was left out.',
  relationsRepeated: 'A related work is named twice and was imported once.',
  relationsMany: 'Only the first {most, number} related works were imported.',
  translationsUnreadable:
    'A translation needs a language and a title, and its texts must not be too long. At least one was left out.',
  translationsRepeated: 'Each language can have only one title. The first was imported.',
  translationsMany: 'Only the first {most, number} translations were imported.',
  translationOfUnreadable:
    '“{key}” is not the key of an article, so the manuscript was not linked to its original.',
  bibliographyMissing: 'The bibliography “{name}” is missing.',
  bibliographyLong: 'The bibliography is too long.',
  bibliographyMixed: 'There are BibTeX and CSL-JSON files. Only the BibTeX files were read.',
  figureGuessed:
    '{found, select, case {The file of the figure “{name}” was found with other capital letters: {path}.} ending {The file of the figure “{name}” was found with a file extension: {path}.} otherEnding {The file of the figure “{name}” was found with another file extension: {path}.} other {The file of the figure “{name}” was found in another folder: {path}.}}',
  importLeftOut: '“{name}” was left out.',
  // Reading Word and OpenDocument files.
  docxUnreadable: 'This is not a Word file, or it is damaged.',
  docxStyle: 'Part of the Word file is not imported: {reason}',
  /** {reason} of the text above: a part of a sentence. Of `other`, {what} is what the converter says. */
  wordFault:
    '{fault, select, style {the style “{what}” is unknown} element {an element of the type “{what}”} break {a break of the type “{what}”} symbol {the symbol “{what}”} picture {a picture whose file is missing} pictureType {pages cannot show a picture of the type “{what}”} other {technical detail in English: “{what}”}}',
  docxPicture: 'A picture of the type {type} cannot be shown. Save it as PNG.',
  docxTextBox:
    'The words of a text box now follow the paragraph that it was anchored to: “{words}”',
  docxTrackedChanges:
    'Tracked changes: {count, number}. The text was read as if all of them had been accepted.',
  docxMoreMarks: 'More changes or comments, which the Word file shows: {count, number}.',
  docxMergedCells:
    'Tables with merged cells: {count, number}. The content of a merged cell is in the first of its cells. Compare these tables with the file.',
  docxFormulas: 'Formulas read from the file: {count, number}. Compare them with the file.',
  docxFormulasLost:
    'Formulas of the file that are missing from the text: {count, number} of {total, number}. Add them to the text.',
  docxCitations:
    'Citations read from a reference manager: {citations, number}. Works cited: {works, number}.',
  docxReferences:
    'References read from the list: {works, number}. Citations of them: {citations, number}. Compare them with the file.',
  docxCitationsWithoutData:
    'Citations whose works are not in the file, so they are now plain text: {count, number}. {examples}',
  docxCitationsUnmatched:
    'Citations that match no reference in the list, so they are now plain text: {count, number}. {examples}',
  docxReferencesWhole:
    'References that could not be split into author, title and other parts, so each is kept whole as a title: {count, number}. {examples}',
  docxReferencesAbridged:
    'References whose list of authors ends with “et al.” and needs to be completed: {count, number}. {examples}',
  referencesUncited:
    'References without a recognised citation, which readers do not see until the text cites them: {count, number}. {examples}',
  docxFormulaObject: '{name} was created with MathType and cannot be read. Type it as text.',
  docxFormulaPicture:
    '{name} was created with MathType and cannot be read. Its picture is {picture}. Type it as text.',
  docxDrawing:
    '{kind, select, chart {Of a chart, only the picture that Word saved is shown.} diagram {Of a SmartArt diagram, only the picture that Word saved is shown.} embedded {Of an embedded chart or table, only the picture saved with it is shown.} other {Of a drawing, only the picture that Word saved is shown.}}',
  docxDrawingLost:
    '{kind, select, chart {A chart is missing from the text. Save it as a picture in Word and add it.} diagram {A SmartArt diagram is missing from the text. Save it as a picture in Word and add it.} other {A drawing is missing from the text. Save it as a picture in Word and add it.}}',
  docxTrackedChange:
    '{kind, select, inserted {Inserted: “{words}”} deleted {Deleted: “{words}”} other {Moved here: “{words}”}}',
  docxTrackedChangeBy:
    '{kind, select, inserted {Inserted ({by}): “{words}”} deleted {Deleted ({by}): “{words}”} other {Moved here ({by}): “{words}”}}',
  docxComment: 'Comment: “{words}”',
  docxCommentBy: 'Comment ({by}): “{words}”',
  docxCommentOn: 'Comment on “{about}”: “{words}”',
  docxCommentOnBy: 'Comment on “{about}” ({by}): “{words}”',
  // Reading Jupyter notebooks.
  notebookPictures:
    'Cell {cell, number}: a picture was left out, because a notebook can have at most {most, number}.',
  notebookPicture:
    '{kind, select, large {Cell {cell, number}: a picture larger than 30 MB was left out.} other {Cell {cell, number}: a picture cannot be read and was left out.}}',
  notebookLong:
    'Cell {cell, number}: the output has {count, number} lines. Only the first {most, number} were imported.',
  notebookOutput:
    '{kind, select, lost {Cell {cell, number}: an output ({types}) was left out, because a page cannot show it. Save it as a picture.} other {Cell {cell, number}: an output ({types}) was imported as plain text.}}',
  notebookMessages: 'Cell {cell, number}: messages of the program were left out.',
  notebookError:
    'Cell {cell, number} ended with an error. Run the notebook again before you submit it.',
  notebookOutputs: 'Cell {cell, number} has too many outputs. Left out: {count, number}.',
  notebookAttachment: 'Cell {cell, number}: the attached picture “{name}” is missing.',
  notebookRaw: 'Cell {cell, number} is raw text for another program and was left out.',
  notebookCell: 'Cells of an unknown type were left out: {count, number}.',
  // Reading JATS.
  jatsNoText: 'This file contains information about the article, but not its text.',
  jatsAuthor: 'The ORCID iD or e-mail address of {author} is not valid and was left out.',
  jatsPeople: 'Not imported as authors: {kinds}.',
  jatsContributions:
    'These contributions do not use the terms of CRediT and were left out: {words}',
  jatsFigure: 'The file names no picture for “{figure}”.',
  jatsFormula: 'The formula “{formula}” exists only as a picture. Type it as text.',
  jatsDate: 'A date of the type “{kind}” was left out: {date}',
  jatsDateDay: 'The day of publication is missing: the file gives only a month or a year.',
  jatsLicence: 'The licence is unknown. Choose it under “Details”.',
  jatsField: '“{field}” does not have the right form and was left out: {value}',
  jatsType: 'The article type “{type}” is unknown. Choose it under “Details”.',
  jatsNote: 'A note by the authors was left out: {words}',
  jatsTranslation:
    'A translated title was left out because its language cannot be used: “{language}”.',
  jatsTranslatedAbstract: 'An abstract was left out, because there is no title in its language.',
  jatsTable:
    '{kind, select, picture {“{table}” exists only as a picture, which is shown for now. Type it as a table.} merged {“{table}” had cells that span rows or columns. Compare it with the file.} other {“{table}” has neither rows nor a picture.}}',
  jatsPicture: 'A picture within a line has to be added to the files of the article.',
  jatsSupplement: '“{name}” is not part of the text. Add its file under “Details”.',
  jatsFigureUnnamed: 'The file names no picture for one of its figures.',
  jatsFormulaUnnamed: 'A formula exists only as a picture. Type it as text.',
  jatsFormulaInText: 'A formula within the text exists only as a picture. Type it as text.',
  jatsTableUnnamed:
    '{kind, select, picture {A table exists only as a picture, which is shown for now. Type it as a table.} merged {A table had cells that span rows or columns. Compare it with the file.} other {A table has neither rows nor a picture.}}',
  jatsSupplementUnnamed: 'A supplement is not part of the text. Add its file under “Details”.',
  jatsDateUnnamed: 'A date without a type was left out: {date}',
  jatsLeftOut: 'Not imported from the file: {parts}.',
  jatsPart:
    '{part, select, categories {sections and subjects} version {the version} volume {the volume} issue {the issue} issueTitle {the title of the issue} series {the series} supplements {supplementary files} relatedArticles {related articles} relatedObjects {related objects} product {the reviewed work} conference {the conference} customFields {fields of the other publisher} isbn {an ISBN} other {{part}}}',
  jatsAbstract: 'an abstract ({type})',
  jatsIdentifiers: 'other identifiers ({types})',
  // Reading LaTeX.
  latexUnreadable:
    '{kind, select, deep {This LaTeX cannot be read, because it is nested too deeply.} other {A brace or an environment of this LaTeX is never closed.}}',
  latexMain: '“{name}” was read as the main document. Other possible files: {others}.',
  latexFileMissing: '{file}, line {line, number}: the file “{name}” is missing.',
  latexMacroEndless: '{file}, line {line, number}: the macro “{name}” never ends.',
  latexEndless: '{file}, line {line, number}: the text ends here, because its macros never end.',
  latexPicture:
    '{kind, select, postscript {{file}, line {line, number}: the picture “{name}” is PostScript. Replace it with a PDF, SVG or PNG file.} pdf {{file}, line {line, number}: the picture “{name}” is a PDF. It is shown once the article is saved with this file.} drawn {{file}, line {line, number}: this picture is drawn by LaTeX. Add it as {add}.} missing {{file}, line {line, number}: the picture “{name}” is missing. Add it as {add}.} other {{file}, line {line, number}: the picture “{name}” is missing.}}',
  latexFigure:
    '{file}, line {line, number}: this figure has no picture. Its content is before its caption.',
  latexFormula: '{file}, line {line, number}: this formula cannot be shown ({reason}).',
  latexTable:
    '{file}, line {line, number}: this table has no rows that can be read. Its words are in the text.',
  latexUnknown:
    '{kind, select, environment {The environment “{name}” is unknown, and its text was kept. First in {file}, line {line, number}. Times used: {count, number}.} other {The command “{name}” is unknown, and its text was kept. First in {file}, line {line, number}. Times used: {count, number}.}}',
  latexLabel: 'The text refers to the label “{label}”, but nothing has it.',
  latexBibliography: 'The bibliography “{name}” is missing.',
  latexReferences: 'References read from the list: {count, number}. Compare them with the file.',
  latexReferencesWhole:
    'References read from the list: {count, number}. Could not be split into author, title and other parts, and kept whole as titles: {whole, number}. Compare them with the file.',
} as const;
