import { articleDocId, issueDocId } from '@quire/model/collections';
import type { PublicReader } from '../data/public/public-reader.ts';

/** A press of one journal, one issue and one article, as functions would have published it. */
const card = {
  journal: 'TST',
  issue: '1-1',
  akey: 'mud',
  revision: 3,
  type: 'research-article',
  status: 'published',
  title: 'Mud & <water> in x²',
  titleHtml: 'Mud &amp; &lt;water&gt; in <i>x</i><sup>2</sup>',
  authors: ['Maren Holt', 'Chidi Okafor'],
  teaser: 'How mud and water mix.',
  doi: '10.5555/tst.2025.0001',
  pages: '4–22',
  published: '2025-04-01',
  hasPdf: true,
};

const issue = {
  journal: 'TST',
  issueid: '1-1',
  volume: '1',
  number: '1',
  year: 2025,
  status: 'published',
  kind: 'regular',
  datePublished: '2025-06-01',
};

const journal = {
  fullname: 'Tests of Salt and Time',
  name: 'TST',
  issn: '2049-3630',
  description: 'A journal for tests.',
  aimsScope: 'Everything.',
  subjects: ['Testing'],
  hue: 120,
  peerReviewModel: 'double',
  doiPrefix: '10.5555',
  contactEmail: 'tst@example.org',
  order: 1,
};

const press = {
  name: 'Small Press',
  tagline: 'Enough to test with.',
  description: 'A press of one journal.',
  address: 'Nowhere 1',
  infoEmail: 'info@example.org',
  supportEmail: 'support@example.org',
  founded: 2022,
};

const article = {
  ...card,
  metadata: {
    title: card.title,
    abstract: 'The abstract, **in Markdown**.',
    keywords: ['mud', 'water'],
    authors: [
      {
        given: 'Maren',
        family: 'Holt',
        affiliations: [0],
        corresponding: true,
        email: 'm@example.org',
      },
      { given: 'Chidi', family: 'Okafor', affiliations: [0] },
    ],
    pages: { first: '4', last: '22' },
    funding: 'Nobody paid.',
  },
  affiliations: [{ name: 'Institute of Mud', country: 'Norway' }],
  abstractHtml: '<p>The abstract, made of words that occur once: heliotrope.</p>',
  body: { name: 'body-1.html', bytes: 80, hasMath: true },
  outline: [{ id: 's-introduction', text: 'Introduction', level: 2 }],
  referenceCount: 0,
  figureCount: 0,
  pdf: 'paper.pdf',
  journalTitle: journal.fullname,
  journalIssn: journal.issn,
  volume: '1',
  number: '1',
  year: 2025,
};

export const BODY_WORD = 'quinquereme';
const BODY = `<h2 id="s-introduction">Introduction</h2><p>${BODY_WORD} <span class="katex">x</span></p>`;

/** The documents of the small press, by `collection/id`. */
export const SMALL_PRESS: Readonly<Record<string, unknown>> = {
  'digests/press': { press, journals: [journal] },
  'digests/home': { journals: [{ ...journal, articleCount: 1 }], latest: [card] },
  'digests/journals': { journals: [{ ...journal, articleCount: 1 }] },
  'publishedJournals/TST': {
    journal,
    aimsScopeHtml: '<p>Everything.</p>',
    issues: [{ ...issue, articleCount: 1 }],
    latest: [card],
  },
  [`publishedIssues/${issueDocId('TST', '1-1')}`]: {
    issue,
    journalTitle: journal.fullname,
    hue: 120,
    contents: [card],
  },
  [`publishedArticles/${articleDocId('TST', 'mud')}`]: article,
};

/** A reader to documents in memory that counts what is read through it. */
export function smallPressReader(
  documents: Readonly<Record<string, unknown>> = SMALL_PRESS,
): PublicReader & { readonly reads: string[] } {
  const reads: string[] = [];
  return {
    reads,
    async document(collection, id) {
      reads.push(`${collection}/${id}`);
      return structuredClone(documents[`${collection}/${id}`]) ?? null;
    },
    async media(path) {
      return path === '/media/TST/mud/body-1.html' ? BODY : null;
    },
  };
}
