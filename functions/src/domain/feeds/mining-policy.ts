/** What programs that mine texts are told: `/.well-known/tdmrep.json` and `/llms.txt`. */
import { isTrainingRefused } from '@quire/model/entities/crawler-rules';
import { isMiningReserved } from '@quire/model/licence';
import {
  apiPagePath,
  archivePath,
  articleListPath,
  booksPath,
  corpusPath,
  journalPath,
  miningPolicyPath,
  pressFeedPath,
  sitemapPath,
} from '@quire/model/paths';
import { publishedJournals } from './published-journals.ts';
import { type Read, readPress } from './read.ts';

/** The path that the TDM Reservation Protocol prescribes (W3C community group report, 2024). */
export const TDMREP = '/.well-known/tdmrep.json';
export const LLMS_TXT = '/llms.txt';

/** What is not the press's to reserve: books, files of books and others, and what is made for programs. */
const OPEN_PLACES = ['/books/*', '/media/*', '/api/*', '/oai'];

/**
 * Whether the right to mine texts is reserved: of articles and their files by the licence of each journal, as a licence
 * such as CC BY cannot be withdrawn; of the press's own texts where it refuses crawlers that train models. Reads a
 * document for each journal, and the digest of the press.
 *
 * @param origin the address of the press, without a slash at its end
 */
export async function tdmReservations(read: Read, origin: string): Promise<string> {
  const [digest, journals] = await Promise.all([readPress(read), publishedJournals(read)]);
  const row = (location: string, isReserved: boolean) => ({
    ...{ location, 'tdm-reservation': isReserved ? 1 : 0 },
    'tdm-policy': origin + miningPolicyPath(),
  });
  return JSON.stringify(
    [
      ...journals.flatMap(({ journal: { name, licence } }) =>
        ['article', 'media'].map((place) => row(`/${place}/${name}/*`, isMiningReserved(licence))),
      ),
      ...OPEN_PLACES.map((location) => row(location, false)),
      row('/', isTrainingRefused(digest?.crawlers)),
    ],
    null,
    2,
  );
}

/** The press and where its texts are, as language models are told (llmstxt.org); null without a press. */
export async function llmsTxt(read: Read, origin: string): Promise<string | null> {
  const [digest, journals] = await Promise.all([readPress(read), publishedJournals(read)]);
  if (!digest) return null;
  const link = (text: string, path: string, more = '') =>
    `- [${text.replace(/[[\]]/g, '')}](${origin}${path})${more && `: ${more.replace(/\s+/g, ' ')}`}`;
  return [
    `# ${digest.press.name}`,
    '',
    `> ${digest.press.tagline.replace(/\s+/g, ' ')}`,
    '',
    '## Journals',
    '',
    ...journals.map(({ journal }) =>
      link(
        journal.fullname,
        journalPath(journal.name),
        [journal.issn && `ISSN ${journal.issn}.`, journal.description].filter(Boolean).join(' '),
      ),
    ),
    '',
    '## Texts',
    '',
    link('Articles', articleListPath(1), 'the newest first'),
    link('Books', booksPath()),
    link('Sitemap', sitemapPath(), 'every page, with the date of its last change'),
    link('Feed', pressFeedPath(), 'what has appeared lately'),
    link('Archive', archivePath(), 'all articles by journal and year'),
    '',
    link('All texts', corpusPath(), 'archives of JATS, made each month, as a list in JSON'),
    link('Public API', apiPagePath(), 'everything that is published as JSON'),
    '',
    'The address of an article followed by `/jats.xml` gives its text as JATS.',
    '',
    '## Terms',
    '',
    link('Data mining', miningPolicyPath()),
    link('Reservation of rights', TDMREP, 'by journal'),
    link(
      'Crawlers',
      '/robots.txt',
      isTrainingRefused(digest.crawlers)
        ? 'those that collect texts to train models may not read this site; what the licences of articles and books allow remains allowed'
        : 'which may read this site',
    ),
    '',
  ].join('\n');
}
