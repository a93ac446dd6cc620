/** The Markdown editor, which anyone can use without an account. */
export default {
  title: 'Markdown editor',
  description:
    'Write a paper in Markdown and see it as readers will: formulas, tables, figures and citations, in your browser. It needs no account, and nothing is sent.',
  summary:
    'Write a paper and see it as readers will. It needs no account, and nothing you write leaves this device.',
  guide: 'What can be written',
  editor: 'Editor',
  notLoaded:
    'The editor could not be loaded. Reload the page. What you have written is still on this device.',
  opening: 'The editor is opening…',
  needsScript:
    'Writing here needs JavaScript, which this browser does not run. You can read the guide below without it, and write your text in any other editor.',

  openFile: 'Open…',
  saveAs: 'Save as…',
  forget: 'Forget…',
  close: 'Close',
  undoOpening: 'Restore the previous text',
  undone: 'The previous text is restored.',
  failed: 'That did not work: the renderer did not answer. Your text is safe.',

  /** The parts of the paper, and what they are read out as. */
  parts: 'Parts of the paper',
  text: 'Text',
  bibliography: 'Bibliography',
  pictures: 'Pictures',
  preview: 'Preview',
  textField: 'Text of the paper, in Markdown',
  textPlaceholder: 'Write here, or open a file.',
  keys: 'Tab indents. To leave the text with the keyboard, press Escape, then Tab.',
  bibliographyField: 'Bibliography, in BibTeX or CSL-JSON',
  /** {example} is a work in BibTeX on several lines, and {citation} is `[@key]`. */
  bibliographyPlaceholder:
    'Works in BibTeX or CSL-JSON, as reference managers export them:\n\n{example}\n\nTo cite this one in the text: {citation}',
  previewFailed:
    'The preview could not be made, or took longer than a minute. Your text is safe. Change it to try again.',

  welcome: 'What you write appears here as readers will see it.',
  welcomeKept:
    'It is kept in this browser, on this device, and nowhere else: nothing is sent, and there is no account. Save it as a file to take it with you.',
  begin: 'Begin with an example',

  problems: 'Problems',
  outline: 'Outline',
  problemCount: '{count, plural, =0 {No problems} one {# problem} other {# problems}}',
  notes: 'Notes',
  wordCount: '{count, plural, one {# word} other {# words}}',
  noProblems: 'No problems found.',
  line: 'Line {line, number}',
  noHeadings: 'The text has no headings yet.',
  kept: 'Kept on this device only',
  storageFull:
    'This browser’s storage is full, so what you write stays on this page only. Save it as a file before you leave.',
  storageRefused:
    'This browser keeps nothing for this page, so what you write is lost when you leave. Save it as a file first.',

  addPicture: 'Add a picture',
  addPictureHint:
    'Or drop pictures on the text, or paste one. They are kept on this device, beside the text.',
  noPreview: 'No preview',
  /** Width and height in pixels, and the size of the file. */
  pictureSize: '{width, number} × {height, number}, {size}',
  /** In these, {name} is the picture, and only read out. */
  insertPicture: 'Insert {name}',
  removePicture: 'Remove {name}',
  addFigure: 'Add a figure',
  picture: 'Picture',
  alt: 'Description for people who cannot see it',
  altHint: 'For example: “Map of the bay with twelve sites along its northern shore.”',
  caption: 'Caption',
  addFigureButton: 'Add figure',

  cite: 'Cite',
  readingBibliography: 'Reading the bibliography…',
  noWorks:
    'The bibliography has no works yet. Paste them there as BibTeX or CSL-JSON, as reference managers export them.',
  openBibliography: 'Open the bibliography',
  emptyCitation: 'Insert an empty citation',
  works: 'Works',
  worksHint: 'To choose several, hold Ctrl (⌘ on a Mac).',
  insertNotice: 'Insert a notice',
  insertDiagram: 'Insert a diagram',

  saveFolder: 'The whole paper (.zip)',
  saveFolderHint:
    'Text, bibliography and pictures in a folder. It can be opened here again, and is what the press accepts.',
  saveText: 'The text (.md)',
  saveTextHint: 'Markdown, for any other editor.',
  savePage: 'A page to read (.html)',
  savePageHint: 'One file with everything in it, which can be read offline.',
  print: 'Print, or save as PDF',
  printHint: 'In the browser’s own dialog.',
  /** The headings in that page. */
  abstract: 'Abstract',
  keywords: 'Keywords',
  untitled: 'Untitled',

  forgetEverything: 'Forget everything?',
  forgetWhat:
    'Text, bibliography and pictures are deleted from this device. There is no other copy, and this cannot be undone.',
  forgetButton: 'Forget everything here',
  keep: 'Leave everything as it is',
  forgotten: 'This device no longer keeps any text.',
  picturesNotForgotten: 'This browser did not allow the pictures to be deleted.',

  /** {name} is of the only file, here and in `opened`. */
  openQuestion: '{count, plural, =1 {Open “{name}”?} one {Open # file?} other {Open # files?}}',
  openButton: 'Open it',
  replacesAll:
    'Its text, bibliography and pictures replace what is here. You can undo this as long as this page is open.',
  replacesText:
    'It replaces the text that is here. The rest stays. You can undo this as long as this page is open.',
  replacesBibliography:
    'It replaces the bibliography that is here. The rest stays. You can undo this as long as this page is open.',
  opened: '{count, plural, =1 {“{name}” is open.} one {# file is open.} other {# files are open.}}',
  /** After one of these two sentences. {names} are of files. */
  leftOut: '{opened} Left out: {names}.',
  leftOutMore: '{opened} Left out: {names} and {count, number} more.',
  fileTooLarge: '“{name}” is too large. Files can have at most {size}.',
  onlyPart: '“{name}” is only a part of a LaTeX document. Open its folder as a .zip.',
  unknownFile:
    '“{name}” is none of the files that the editor can open: .md, .docx, .odt, .tex, .ipynb, .xml, .zip, .bib, .json and pictures.',
  textTooLong: '“{name}” is too long for a paper.',
  savePaper: 'Save the paper',
  saveShared: 'Continue in your account',
  saveSharedHint:
    'Saves a copy there that you can write with co-authors and submit to a journal. You are asked to sign in first. The text on this device stays.',
  notConverted: '“{name}” cannot be read. It is damaged, or its format is another one.',
} as const;
