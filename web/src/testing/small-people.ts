import { ArticleCardSchema, PublishedArticleSchema } from '@quire/model/entities/published';
import { ShownPersonSchema } from '@quire/model/entities/published-person';
import { SMALL_PRESS } from './small-press.ts';

const ID = 'publishedArticles/TST~mud';
const people = ['o-0000000218250097', 'n-okafor'];
const article = PublishedArticleSchema.parse({ ...Object(SMALL_PRESS[ID]), people });
const mud = ArticleCardSchema.parse(article);
const silt = { ...mud, akey: 'silt', title: 'Silt', titleHtml: 'Silt', published: '2024-02-01' };

/** An author of the small press with a page of older works. */
export const SMALL_PERSON = ShownPersonSchema.parse({
  key: 'o-0000000218250097',
  name: 'Maren Holt',
  orcid: '0000-0002-1825-0097',
  updated: '2025-04-01',
  ...{ given: 'Maren', family: 'Holt', isProved: true },
  affiliations: ['Institute of Mud'],
  journals: ['TST'],
  workCount: 2,
  works: [mud],
  ends: ['2025-04-01~TST~mud', '2024-02-01~TST~silt'],
  coAuthors: [{ key: 'n-okafor', name: 'Chidi Okafor', count: 2 }],
  listKey: 'people~2024-02-01~o-0000000218250097',
});

/** The small press with its author, whom its lists and its article name. */
export const SMALL_PEOPLE: Readonly<Record<string, unknown>> = {
  ...SMALL_PRESS,
  [ID]: article,
  'digests/home': { ...Object(SMALL_PRESS['digests/home']), latest: [mud] },
  'lists/articles': {
    list: 'articles',
    parts: [{ from: '', id: 'articles~1', chunks: '0', updated: '2025-04-01' }],
    ...{ total: 1, next: 2, revision: 1 },
  },
  'listChunks/articles~0': { list: 'articles', cards: [mud] },
  [`publishedPeople/${SMALL_PERSON.key}`]: SMALL_PERSON,
  [`publishedWorks/${SMALL_PERSON.key}~2`]: { works: [silt] },
  'publishedPeople/n-moved': { movedTo: SMALL_PERSON.key },
};
