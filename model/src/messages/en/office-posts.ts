/** News and blogs in the office, and the statuses that they share with pages and books. */
export default {
  content: 'Content',
  summary: 'Summary',
  summaryHint: 'One or two sentences, for lists, feeds and search engines.',
  text: 'Text',
  referencesBibtex: 'References (BibTeX)',
  publication: 'Publication',
  address: 'Address',
  addressHint:
    'The last part of its address: /{kind}/…. Letters, digits and hyphens. It cannot be changed later.',
  publicationDate: 'Publication date',
  thePress: 'The press',
  authorForReaders: 'Author, as readers see it',
  pinToTop: 'Pin to the top of the list',
  categories: 'Categories',
  tags: 'Tags',
  imagesAndFiles: 'Images and files',
  figureInText: 'Figure in the text',
  coverImage: 'Cover image',
  coverAlternativeText: 'Alternative text of the cover image',
  publishNow: 'Publish now',
  archive: 'Archive',
  status: 'Status',
  // Beside a post that is pinned to the top.
  isPinned: 'first',
  publishedOn: 'Published',
  author: 'Author',
  changedOn: 'Changed',
  schedule: 'Schedule',
  unschedule: 'Unschedule',
  publishAgain: 'Publish again',
  publish: 'Publish',
  // The statuses of news items, blog posts, pages and books.
  statusDraft: 'Draft',
  statusScheduled: 'Scheduled',
  statusPublished: 'Published',
  statusArchived: 'Archived',
  newsItems: 'News items',
  blogPosts: 'Blog posts',
  newNewsItem: 'New news item',
  newBlogPost: 'New blog post',
  noNewsItems: 'There are no news items yet.',
  noBlogPosts: 'There are no blog posts yet.',
  // Posts are news items or blog posts.
  asksPublish:
    '{count, plural, one {Readers will see this post.} other {Readers will see these # posts.}}',
  postsPublished: '{count, plural, one {Post} other {# posts}} published.',
  asksArchive:
    '{count, plural, one {Readers will no longer find this post.} other {Readers will no longer find these # posts.}}',
  postsArchived: '{count, plural, one {Post} other {# posts}} archived.',
  enterLaterDate: 'Enter a publication date after today, then schedule it.',
  asksArchivePost:
    'Readers no longer find it in lists, and its address says that it was withdrawn.',
  asksArchiveRecord: 'Readers no longer find it, and its address says that it was withdrawn.',
  // The titles of the two pages.
  news: 'News',
  blogs: 'Blogs',
} as const;
