/** The list of books, and the page of a book. */
export default {
  books: 'Books',
  booksPage: 'Books, page {page, number}',
  summary:
    'Monographs, edited volumes and proceedings from {press}: free to read, as a whole or chapter by chapter.',
  thisPress: 'this press',
  none: 'No books have been published yet.',

  monograph: 'Monograph',
  edited: 'Edited volume',
  proceedings: 'Proceedings',
  textbook: 'Textbook',
  /** {names} are the editors. */
  editedBy: 'Edited by {names}',
  authorsAndEditors: '{authors}; edited by {names}',
  /** Above the names of the editors. */
  editors: 'Edited by',
  download: 'Download the book',
  pdfSize: 'PDF, {size}',
  about: 'About this book',
  chapters: 'Chapters',
  page: 'p. {page}',
  pages: 'pp. {pages}',
  /** Above the title of a chapter. {book} is a link to the book. */
  chapterOf: 'Chapter {number, number} of <book>{title}</book>',
  abstract: 'Abstract',
  downloadChapter: 'Download the chapter',
  previousChapter: 'Previous chapter: {title}',
  nextChapter: 'Next chapter: {title}',
  otherChapters: 'Other chapters',
  doiOf: 'doi:{doi}',
  pdfOf: 'PDF<hidden> of {title}</hidden>',

  imprint: 'Imprint',
  doi: 'DOI',
  isbnElectronic: 'ISBN (e-book)',
  isbnPrint: 'ISBN (print)',
  published: 'Published',
  edition: 'Edition',
  series: 'Series',
  pageCount: 'Pages',
  language: 'Language',
  subjects: 'Subjects',
  licence: 'Licence',
  /** Above links to files in formats for libraries (MARC, ONIX). */
  catalogueRecords: 'Catalogue records',
  /** {formats} are links: “MARC · ONIX”. */
  catalogueRecordsOfAll: 'Catalogue records of all books: {formats}',
} as const;
