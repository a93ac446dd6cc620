/** News and blog: their lists and their posts. */
export default {
  news: 'News',
  blog: 'Blog',
  newsPage: 'News, page {page, number}',
  blogPage: 'Blog, page {page, number}',
  newsSummary: 'What is new at {press}: journals, calls for papers, people and the website.',
  blogSummary:
    'How scholarly publishing works at {press}, by editors, authors and production staff.',
  newsFeed: 'News from {press}',
  blogFeed: 'Blog of {press}',
  thisPress: 'this press',
  none: 'There are no posts yet.',
  pinned: 'Pinned',
  updatedOn: 'updated on {date}',
  tags: 'Tags',
  backToNews: 'Back to news',
  backToBlog: 'Back to the blog',
} as const;
