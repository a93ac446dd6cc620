/** The trees of subjects and of the categories of news and blogs. */
export default {
  movedToBin: '“{name}” moved to the bin.',
  editTitle: 'Category',
  newCategory: 'New category',
  parentCategory: 'Parent category',
  noParent: 'None',
  kindSubject: 'Subjects',
  pageTitle: 'Categories',
  kindOfCategory: 'Kind of category',
  empty: 'No categories yet. Choose New category to add one.',
  renamed: 'Renamed',
  renaming: 'Renaming',
  stop: 'Stop',
  keepOldName: 'Keep the old name',
  rename: 'Rename',
  kindNews: 'News',
  kindBlog: 'Blogs',
  pageText:
    '{kind, select, subject {Used as subjects of journals and books.} news {Used as categories of news.} other {Used as categories of blog posts.}} Drag a category to its place, or move it with the buttons or, on a focused row, with Alt and the arrow keys.',
  onlyFirstShown: 'Only the first {count, number} are shown.',
  moveUp: 'Move {name} up',
  moveDown: 'Move {name} down',
  moveOut: 'Move {name} up a level',
  moveIn: 'Move {name} into the category above',
  // Read out after a category was moved.
  moved: '{name} moved.',
  renameTitle:
    '{kind, select, subject {Rename it in journals and books as well?} news {Rename it in news items as well?} other {Rename it in blog posts as well?}}',
  renameText:
    '{kind, select, subject {Journals and books} news {News items} other {Blog posts}} that use “{before}” keep the old name until they are updated. Each is then saved with “{after}”, with its history.',
  saved: '{done, number} saved.',
  savedWithFailures: '{done, number} saved, {failed, number} could not be saved.',
  thereAreMore: 'There are more. Rename again to continue.',
} as const;
