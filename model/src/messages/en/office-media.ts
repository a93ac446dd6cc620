/** The media library. */
export default {
  fileSection: 'The file',
  fileHelp:
    'A file cannot be replaced, because published pages may show it. Upload a new one instead.',
  file: 'File',
  detailsSection: 'Details',
  titleHint: 'Shown to staff, and as the label of a download.',
  belongsTo: 'Belongs to',
  belongsToPress: 'The press’s',
  belongsToHint: 'Its editors can change these details. All staff can use the file.',
  whatImageShows: 'What the image shows',
  whatImageShowsHint:
    'The alternative text for readers who cannot see the image. Records that already use the file keep their own text.',
  empty: 'No files yet. Upload files above.',
  kindFilter: 'Kind',
  images: 'Images',
  otherFiles: 'Other files',
  whatItShows: 'What it shows',
  size: 'Size',
  pixels: 'Pixels',
  // The column of the journal, or the press, that a file belongs to.
  ofColumn: 'Of',
  changedOn: 'Changed',
  addedToLibrary: '“{title}” added to the library.',
  pageTitle: 'Media',
  findingUses: 'Finding records that use this file…',
  noUses: 'No records use this file.',
  ofThePress: 'The press',
  // The width and height of an image.
  dimensions: '{width, number} × {height, number}',
  dimensionsInPixels: '{width, number} × {height, number} pixels',
  usedBy: 'Used by {count, plural, one {one record} other {# records}}',
  usedElsewhere:
    '{count, plural, one {One of another journal or the press} other {# of other journals or the press}}',
} as const;
