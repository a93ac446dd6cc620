import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { t } from '@quire/model/messages/t';
import {
  adminAdvsPath,
  adminBlogsPath,
  adminBooksPath,
  adminConferencePath,
  adminIssuePath,
  adminJournalsPath,
  adminNewsPath,
  adminPagesPath,
  adminSettingsPath,
} from '@quire/model/office-paths';
import type { RecordKindName } from '@quire/model/records/record-kind-names';
import { RECORD_KINDS } from '@quire/model/records/record-kinds';
import { useEffect, useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { call } from '../../data/calls.ts';
import { messageOf } from '../../signed-in/message-of.ts';

type Uses = Awaited<ReturnType<typeof call<'mediaUses'>>>;
type Use = Uses['uses'][number];

/** The page where a record of a kind is edited. */
function pathOf({ kind, id }: Use): string | null {
  const [first = '', second = ''] = id.split('~');
  const paths: Partial<Record<RecordKindName, string>> = {
    journals: adminJournalsPath(id),
    issues: adminIssuePath(first, second),
    pages: adminPagesPath(id),
    posts: first === 'news' ? adminNewsPath(id) : adminBlogsPath(id),
    books: adminBooksPath(id),
    conferences: adminConferencePath(id),
    adverts: adminAdvsPath(id),
    press: adminSettingsPath(),
  };
  return paths[kind] ?? null;
}

/** The records that use a file. */
export function MediaUses({ media }: { media: string }) {
  const [found, setFound] = useState<Uses | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    let isWanted = true;
    call('mediaUses', { media }).then(
      (answer) => isWanted && setFound(answer),
      (error) => isWanted && setProblem(messageOf(error)),
    );
    return () => {
      isWanted = false;
    };
  }, [media]);
  if (problem) return <Typography color="error">{problem}</Typography>;
  if (!found) return <Typography color="text.secondary">{t('officeMedia.findingUses')}</Typography>;
  const { uses, elsewhere } = found;
  const count = uses.length + elsewhere;
  if (count === 0) {
    return <Typography color="text.secondary">{t('officeMedia.noUses')}</Typography>;
  }
  return (
    <>
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {t('officeMedia.usedBy', { count })}
      </Typography>
      <ul style={{ margin: 0, paddingInlineStart: '1.2em' }}>
        {uses.map((use) => {
          const path = pathOf(use);
          return (
            <li key={`${use.kind} ${use.id}`}>
              {path ? (
                <Link component={RouterLink} to={path}>
                  {use.title}
                </Link>
              ) : (
                use.title
              )}{' '}
              <Typography component="span" variant="body2" color="text.secondary">
                {RECORD_KINDS[use.kind].noun}
              </Typography>
            </li>
          );
        })}
        {elsewhere > 0 && <li>{t('officeMedia.usedElsewhere', { count: elsewhere })}</li>}
      </ul>
    </>
  );
}
