/** Files of a manuscript, read in the page. */
export default {
  read: 'Read',
  readNamed: 'Read {name}',
  loading: 'Loading the file…',
  close: 'Close',
  download: 'Download',
  openProof: 'Open PDF proof',
  creatingProof: 'Creating the PDF proof…',
  proof: 'PDF proof',
  converted:
    'Converted for reading on screen: pages, numbering and complex tables may look different. Download the file to see the original.',
  printOrSave: 'Print or save as PDF',
  /** The name of a frame that is never seen. */
  toBePrinted: 'The manuscript, to be printed',
  text: 'Text of the manuscript',
  opening: 'Opening the manuscript…',
  notShown: 'This file cannot be shown here. Download it to read it.',
  contents: 'Contents of {name}',
  /** In these, {kind} says what is shown. */
  pdfPages: '{kind, select, manuscript {Pages of the manuscript} other {Pages of the PDF}}',
  pdfText: '{kind, select, manuscript {Text of the manuscript} other {Text of the PDF}}',
  pdfOpening: '{kind, select, manuscript {Opening the manuscript…} other {Opening the PDF…}}',
  pageOf: 'Page {page, number} of {count, number}',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  smaller: 'Smaller',
  larger: 'Larger',
} as const;
