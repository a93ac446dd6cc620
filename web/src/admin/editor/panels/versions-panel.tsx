import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import type { Article } from '@quire/model/entities/article';
import { t } from '@quire/model/messages/t';
import { useEffect, useState } from 'react';
import { listVersions, type VersionEntry } from '../../../data/live/list-versions.ts';
import type { Person } from '../../../session/use-person.ts';
import { instant } from '../../kit/dates.ts';
import { useStaffNameLookup } from '../../kit/use-staff-names.ts';
import type { ArticleDraftStore } from '../draft/draft-store.ts';
import { VersionDialog } from './version-dialog.tsx';

interface VersionsPanelProps {
  readonly id: string;
  readonly person: Person;
  readonly store: ArticleDraftStore;
  /** The latest revision; the list is loaded again when it changes. */
  readonly revision: number;
  readonly publishedRevision: number;
  /** Why the published version was replaced. */
  readonly notes: NonNullable<Article['notes']>;
  readonly isReadOnly: boolean;
}

/** All saved versions, with person and time; each can be compared and restored. */
export function VersionsPanel({ id, person, store, revision, ...rest }: VersionsPanelProps) {
  const [versions, setVersions] = useState<readonly VersionEntry[] | null>(null);
  const [next, setNext] = useState<string | null>(null);
  const [failed, setFailed] = useState(false);
  const [open, setOpen] = useState<VersionEntry | null>(null);
  const nameOf = useStaffNameLookup(person, versions?.map(({ savedBy }) => savedBy) ?? []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version triggers it
  useEffect(() => {
    let current = true;
    listVersions(id, null).then(
      (page) => {
        if (!current) return;
        setVersions(page.versions);
        setNext(page.next);
        setFailed(false);
      },
      () => current && setFailed(true),
    );
    return () => {
      current = false;
    };
  }, [id, revision]);

  const more = () =>
    listVersions(id, next).then(
      (page) => {
        setVersions([...(versions ?? []), ...page.versions]);
        setNext(page.next);
      },
      () => setFailed(true),
    );

  return (
    <>
      {failed && <Alert severity="error">{t('officeEditor.versionsNotLoaded')}</Alert>}
      {!versions && !failed && <LinearProgress aria-label={t('officeEditor.loadingVersions')} />}
      <List dense disablePadding aria-label={t('officeEditor.versions')}>
        {versions?.map((version) => (
          <ListItemButton key={version.revision} onClick={() => setOpen(version)}>
            <ListItemText
              primary={
                version.revision === rest.publishedRevision
                  ? t('officeEditor.versionPublic', { revision: version.revision })
                  : t('officeEditor.version', { revision: version.revision })
              }
              secondary={
                <>
                  {t('officeEditor.savedBy', {
                    name: nameOf(version.savedBy),
                    date: instant(version.savedAt),
                  })}
                  <Reason of={version.revision} notes={rest.notes} />
                </>
              }
            />
          </ListItemButton>
        ))}
      </List>
      {next && <Button onClick={() => void more()}>{t('officeEditor.showOlderVersions')}</Button>}
      {open && (
        <VersionDialog
          id={id}
          version={open}
          who={nameOf(open.savedBy)}
          store={store}
          isReadOnly={rest.isReadOnly}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
}

/** What readers are told about this version. */
function Reason({ of, notes }: { of: number; notes: VersionsPanelProps['notes'] }) {
  const said = notes.findLast(({ revision }) => revision === of);
  if (!said) return null;
  return (
    <>
      <br />
      {t('officeEditor.reason', { reason: said.note })}
    </>
  );
}
