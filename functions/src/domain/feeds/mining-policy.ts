/** What programs that mine texts are told: `/.well-known/tdmrep.json` and `/llms.txt`. */
import { isMiningReserved } from '@quire/model/licence';
import {
  archivePath,
  articleListPath,
  booksPath,
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

/**
 * Whether the right to mine texts is reserved, by the licence of each journal. Reads a document for each journal.
 *
 * @param origin the address of the press, without a slash at its end
 */
export async function tdmReservations(read: Read, origin: string): Promise<string> {
  const journals = await publishedJournals(read);
  const policy = { 'tdm-policy': origin + miningPolicyPath() };
  return JSON.stringify(
    [
      ...journals.map(({ journal: { name, licence } }) => ({
        location: `/article/${name}/*`,
        'tdm-reservation': isMiningReserved(licence) ? 1 : 0,
        ...policy,
      })),
      { location: '/', 'tdm-reservation': 0, ...policy },
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
    'The address of an article followed by `/jats.xml` gives its text as JATS.',
    '',
    '## Terms',
    '',
    link('Data mining', miningPolicyPath()),
    link('Reservation of rights', TDMREP, 'by journal'),
    '',
  ].join('\n');
}
