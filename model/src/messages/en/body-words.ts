/** Words that the renderer writes into a text, in the language of the text: labels, headings, names for screen readers. */
export default {
  /** In front of a number, in captions and where the text refers to them: “Figure 1”. */
  figure: 'Figure',
  table: 'Table',
  equation: 'Equation',
  section: 'Section',
  theorem: 'Theorem',
  lemma: 'Lemma',
  proposition: 'Proposition',
  corollary: 'Corollary',
  conjecture: 'Conjecture',
  claim: 'Claim',
  axiom: 'Axiom',
  assumption: 'Assumption',
  definition: 'Definition',
  example: 'Example',
  exercise: 'Exercise',
  solution: 'Solution',
  remark: 'Remark',
  /** A statement with a number, and a box beside the text. */
  note: 'Note',
  algorithm: 'Algorithm',
  proof: 'Proof',
  /** Behind a label: “Figure 1.”, “Theorem 2.”, “Proof.” */
  labelEnd: '.',

  /** Boxes beside the text. */
  tip: 'Tip',
  important: 'Important',
  warning: 'Warning',
  caution: 'Caution',
  /** {kind} is one of these, and the box’s title follows. */
  titledNotice: '{kind}:',

  /** Headings of the lists below a text; notes are footnotes. */
  references: 'References',
  notes: 'Notes',

  /** In files of other formats: the heading of the abstract, and the labels of keywords and addresses. */
  abstract: 'Abstract',
  keywords: 'Keywords:',
  correspondence: 'Correspondence:',
  /** Headings of an article’s statements, by their fields. */
  acknowledgements: 'Acknowledgements',
  funding: 'Funding',
  coiStatement: 'Conflicts of interest',
  dataAvailability: 'Data availability',
  ethics: 'Ethics',
  aiUse: 'Declaration of generative AI use',

  image: 'Image',
  /** The name of the file follows. */
  imageMissing: 'Image not available:',
  openFullSize: '{name} (open the image in full size)',
  downloadOriginal: 'Download original ({format}, {size})',
  downloadOriginalOf: 'Download original {number} of {total} ({format}, {size})',
  tableOf: 'Table: {columns}',
  endOfProof: 'End of proof',
  /** Of a task in a list. */
  done: 'Done',
  notDone: 'Not done',

  /** Where the text refers to a label that nothing has. */
  labelMissing: 'Nothing in the text has the label “{label}”',
  /** In the place of a formula that could not be read from a Word file. */
  formula: 'Formula {number}',
  /** {reason} is what follows. */
  formulaUnreadable: 'This formula cannot be read: {reason}',
  /** A part of a sentence. {what} and {found} are from the formula; of `other`, {what} is what KaTeX says. */
  formulaFault:
    '{fault, select, command {the command “{what}” is unknown} superscript {two superscripts are in the same place} subscript {two subscripts are in the same place} missing {“{what}” is missing} unexpected {“{what}” cannot be used here} instead {“{found}” is where “{what}” should be} environment {the environment “{what}” is unknown} mismatch {“{what}” ends with “{found}”} end {“\\end” is missing} empty {nothing follows “{what}”} textOnly {“{what}” can be used in text only} notInText {“{what}” cannot be used in text} length {“{what}” is not a length} colour {“{what}” is not a colour} delimiter {“{what}” is not a delimiter} column {“{what}” is not an alignment of a column} endless {its macros never end} numbers {it has more than one number} refused {“{what}” is not allowed in formulas} other {technical detail in English: “{what}”}}',
  notInBibliography: 'Not in the bibliography',
  /** {name} is a work: “Holt, 2021”, or `thisWork`. */
  backToCitation: 'Back to where {name} is cited',
  backToCitationNumber: 'Back to citation {number} of {name}',
  thisWork: 'this',
  /** From a footnote to its place in the text. */
  backToNote: 'Back to reference {number}',
  /** The title of a paper that names none. */
  untitled: 'Untitled',
} as const;
