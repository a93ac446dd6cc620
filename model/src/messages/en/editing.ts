/** Writing in Markdown, in the editor, the office and one’s own papers; texts that people write to each other. */
export default {
  /** The toolbar, and its buttons. */
  insert: 'Insert into the text',
  heading: 'Heading',
  bold: 'Bold',
  italic: 'Italic',
  link: 'Link',
  bulletedList: 'Bulleted list',
  numberedList: 'Numbered list',
  table: 'Table',
  figure: 'Figure',
  inlineFormula: 'Formula in the line',
  displayedEquation: 'Displayed equation',
  citation: 'Citation',
  footnote: 'Footnote',
  notice: 'Notice',
  diagram: 'Diagram',
  list: 'List',
  formula: 'Formula',
  /** The name of a button, and the keys that do the same. */
  withKeys: '{name} ({keys})',
  /** What is put in where nothing was selected, to be typed over. */
  sampleBold: 'bold words',
  sampleItalic: 'words in italics',
  sampleLink: 'words of the link',
  sampleFootnote: 'words of the note',
  sampleWords: 'words',
  sampleItem: 'item',

  noticeNote: 'Note',
  noticeTip: 'Tip',
  noticeImportant: 'Important',
  noticeWarning: 'Warning',
  noticeCaution: 'Caution',
  editorial: 'Editorial',
  editorialSays: 'Roles, one below another',
  professional: 'Professional',
  professionalSays: 'Stages and what each hands over',
  systematic: 'Systematic',
  systematicSays: 'Stages that begin again',
  allFlow: 'All-flow',
  allFlowSays: 'Steps, who does them, and ways out',

  /** Formats in which a paper is saved, each with what is in it. */
  formatWord: 'Word (.docx)',
  formatWordHint: 'Formulas can be edited; citations are text',
  formatLatex: 'LaTeX (.zip)',
  formatLatexHint: 'With BibTeX and pictures',
  formatJats: 'JATS (.xml)',
  formatJatsHint: 'For archives and other publishers',

  problemError: 'Error',
  problemWarning: 'Warning',
  problemNote: 'Note',
  /** Above a list of what was lost. {format} is the name of a format: Word, LaTeX. */
  convertedFrom: 'Converted from {format}. Please check:',
  /** The title of a text whose file has none. */
  untitled: 'Untitled',
  archiveUnreadable: 'The archive cannot be read. It is damaged, or not a ZIP file.',
  archiveTooLarge:
    'The archive is too large. A paper can have at most {size}, and three times as much unpacked.',
  archiveTooMany: 'There are too many files in the archive.',
  archiveUnsafe: 'The archive was refused because it names a file outside itself.',
  archiveNoPaper: 'The archive has no paper.md, no single Markdown file and no LaTeX document.',

  abstract: 'Abstract',
  keywords: 'Keywords',
  preview: 'Preview',
  write: 'Write',
  nothingYet: 'There is nothing to show yet.',
  characters: '{count, number} of {most, number} characters',
  formatting: 'Formatting',
  /** In the place of a picture without a description. */
  picture: 'picture',
} as const;
