import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { longDate } from '@quire/model/messages/dates';
import { t } from '@quire/model/messages/t';
import { useCallback, useEffect, useState } from 'react';
import { call } from '../../data/calls.ts';
import { type ListedVersion, readPaperVersions } from '../../data/live/shared-papers.ts';
import { messageOf } from '../../signed-in/message-of.ts';
import { useAsyncAction } from '../../signed-in/use-async-action.ts';
import type { OpenPaper } from './open-paper.ts';
import { replaceText } from './replace-text.ts';

interface PaperVersionsProps {
  readonly id: string;
  readonly paper: OpenPaper;
  readonly nameOf: (uid: string) => string;
}

/** Versions that were saved under a name. Restoring one is an edit like any other: undo takes it back. */
export function PaperVersions({ id, paper, nameOf }: PaperVersionsProps) {
  const [versions, setVersions] = useState<readonly ListedVersion[] | null>(null);
  const [unread, setUnread] = useState<string | null>(null);
  const [label, setLabel] = useState('');
  const saving = useAsyncAction();
  const reload = useCallback(async () => {
    try {
      setVersions(await readPaperVersions(id));
      setUnread(null);
    } catch (error) {
      setUnread(messageOf(error));
    }
  }, [id]);
  useEffect(() => void reload(), [reload]);
  const save = () =>
    saving.run(async () => {
      const [markdown, bibliography] = [paper.markdown.toString(), paper.bibliography.toString()];
      await call('savePaperVersion', { paper: id, label, markdown, bibliography });
      setLabel('');
      await reload();
    });
  const restore = ({ markdown, bibliography }: ListedVersion) =>
    paper.doc.transact(() => {
      replaceText(paper.markdown, markdown);
      replaceText(paper.bibliography, bibliography);
    });
  return (
    <Box sx={{ p: 2, display: 'flex', flexDirection: 'column', gap: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'end' }}>
        <TextField
          label={t('authorPapers.versionName')}
          value={label}
          onChange={({ target }) => setLabel(target.value)}
          slotProps={{ htmlInput: { maxLength: 120 } }}
          sx={{ flex: '1 1 14rem' }}
        />
        <Button
          variant="outlined"
          disabled={label.trim() === ''}
          loading={saving.busy}
          onClick={() => void save()}
        >
          {t('authorPapers.saveVersion')}
        </Button>
      </Box>
      {(saving.problem ?? unread) && <Alert severity="error">{saving.problem ?? unread}</Alert>}
      {versions?.length === 0 && (
        <Typography color="text.secondary">{t('authorPapers.noVersions')}</Typography>
      )}
      <Box
        component="ul"
        aria-label={t('authorPapers.versions')}
        sx={{ m: 0, p: 0, listStyle: 'none' }}
      >
        {versions?.map((version) => (
          <Box
            key={version.id}
            component="li"
            sx={{ py: 1.5, borderBlockStart: '1px solid var(--rule)' }}
          >
            <Typography sx={{ fontWeight: 600 }}>{version.label}</Typography>
            <Typography variant="body2" color="text.secondary">
              {t('authorPapers.byLine', {
                name: nameOf(version.by),
                date: longDate(version.at.slice(0, 10)),
              })}
            </Typography>
            <Button size="small" onClick={() => restore(version)}>
              {t('authorPapers.restoreVersion', { label: version.label })}
            </Button>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
