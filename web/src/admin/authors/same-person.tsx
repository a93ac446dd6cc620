import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { AUTHORS_LIST } from '@quire/model/lists/people-lists';
import { t } from '@quire/model/messages/t';
import { adminAuthorsPath } from '@quire/model/office-paths';
import { useCallback, useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { call } from '../../data/calls.ts';
import type { Row } from '../../data/live/office/list-request.ts';
import { scopeOf } from '../../data/live/office/press-scope.ts';
import { type StoredAuthor, useAlike } from '../../data/live/people/author.ts';
import { findRecords } from '../../data/live/people/find-records.ts';
import type { Person } from '../../session/use-person.ts';
import { messageOf } from '../../signed-in/message-of.ts';
import { Panel } from '../../signed-in/panel.tsx';
import { mayEnter } from '../kit/may-enter.ts';
import { tell, tellFailure } from '../kit/notices.ts';
import { RecordPicker } from '../kit/record-picker.tsx';
import { readAuthor, storedAuthorName } from './author-list.tsx';
import { MergeAuthorDialog } from './merge-author-dialog.tsx';

interface SamePersonProps {
  readonly author: StoredAuthor;
  readonly person: Person;
}

const inWords = ({ record, id }: Row<Omit<StoredAuthor, 'id'>>) =>
  record
    ? [
        storedAuthorName(record),
        record.affiliations[0],
        t('officeAuthors.articleCount', { count: record.articleCount }),
      ]
        .filter(Boolean)
        .join(' · ')
    : id;

/** Other records that may be of the same person, which can be merged and separated again. */
export function SamePerson({ author, person }: SamePersonProps) {
  const { claims } = person;
  const alike = useAlike(claims, author);
  const [asked, setAsked] = useState<StoredAuthor | null>(null);
  const { id: keep } = author;
  const find = useCallback(
    async (typed: string) => {
      const scope = scopeOf(claims, 'article.read');
      const found = await findRecords(AUTHORS_LIST, scope, typed, readAuthor);
      return found.filter(({ id, record }) => id !== keep && record?.state === 'listed');
    },
    [claims, keep],
  );
  if (!mayEnter(claims, { action: 'journal.edit' })) return null;

  const separate = async (id: string) => {
    try {
      await call('separateAuthor', { author: id });
      tell(t('officeAuthors.recordsSeparated'));
    } catch (error) {
      tellFailure(messageOf(error));
    }
  };

  return (
    <Panel isDense title={t('officeAuthors.possibleDuplicates')}>
      {alike.length === 0 ? (
        <Typography color="text.secondary" gutterBottom>
          {t('officeAuthors.noDuplicates')}
        </Typography>
      ) : (
        <Box component="ul" sx={{ m: 0, p: 0, mb: 2, listStyle: 'none' }}>
          {alike.map((other) => (
            <Box component="li" key={other.id} sx={ROW}>
              <Box sx={{ flexGrow: 1, minWidth: 200, overflowWrap: 'anywhere' }}>
                <Link component={RouterLink} to={adminAuthorsPath(other.id)} underline="hover">
                  {storedAuthorName(other)}
                </Link>
                <Typography variant="body2" color="text.secondary">
                  {[
                    other.orcid,
                    other.affiliations[0],
                    t('officeAuthors.articleCount', { count: other.articleCount }),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </Typography>
              </Box>
              <Button size="small" variant="outlined" onClick={() => setAsked(other)}>
                {t('officeAuthors.mergeRecord')}
              </Button>
            </Box>
          ))}
        </Box>
      )}
      <RecordPicker
        label={t('officeAuthors.anotherRecord')}
        find={find}
        nameOf={inWords}
        chosen={null}
        onChoose={(row) => row?.record && setAsked({ ...row.record, id: row.id })}
      />
      {author.gathers.length > 0 && (
        <>
          <Typography variant="h3" sx={{ mt: 2, mb: 0.5 }}>
            {t('officeAuthors.mergedIntoRecord')}
          </Typography>
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {author.gathers.map((id) => (
              <Box component="li" key={id} sx={ROW}>
                <Typography sx={{ flexGrow: 1, minWidth: 200 }}>
                  {mergedName(author, id)}
                </Typography>
                <Button size="small" onClick={() => void separate(id)}>
                  {t('officeAuthors.separateRecord')}
                </Button>
              </Box>
            ))}
          </Box>
        </>
      )}
      <MergeAuthorDialog author={author} other={asked} onClose={() => setAsked(null)} />
    </Panel>
  );
}

/** The names in their articles. */
function mergedName({ articles }: StoredAuthor, key: string): string {
  const theirs = articles.filter(({ by }) => by === key);
  const named = theirs[0];
  if (!named) return t('officeAuthors.recordWithoutArticles');
  const count = t('officeAuthors.articleCount', { count: theirs.length });
  return [`${named.given} ${named.family}`.trim(), named.orcid, named.affiliations[0], count]
    .filter(Boolean)
    .join(' · ');
}

const ROW = {
  ...{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, py: 0.75 },
  ...{ borderBottom: 1, borderColor: 'divider' },
} as const;
