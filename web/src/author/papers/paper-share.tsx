import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { SharedPaper } from '@quire/model/entities/shared-paper';
import { t } from '@quire/model/messages/t';
import { joinPaperPath, sharedPapersPath } from '@quire/model/submission-paths';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { type CallRequest, call } from '../../data/calls.ts';
import { useAsyncAction } from '../../signed-in/use-async-action.ts';

interface PaperShareProps {
  readonly id: string;
  readonly uid: string;
  readonly record: SharedPaper;
}

type Change = CallRequest<'changePaper'>['change'];

function writerWords({ names, owner }: SharedPaper, writer: string, uid: string): string {
  const name = names[writer] ?? t('authorPapers.unknownWriter');
  if (writer === owner) {
    return writer === uid
      ? t('authorPapers.writerYouOwner', { name })
      : t('authorPapers.writerOwner', { name });
  }
  return writer === uid ? t('authorPapers.writerYou', { name }) : name;
}

const removeWords = (name: string | undefined): string =>
  name ? t('author.removeNamed', { name }) : t('authorPapers.removeWriter');

/** Who writes the paper, the link by which others join, and its end. */
export function PaperShare({ id, uid, record }: PaperShareProps) {
  const [link, setLink] = useState('');
  const [isCopied, setCopied] = useState(false);
  const [asks, setAsks] = useState<'delete' | 'leave' | null>(null);
  const changing = useAsyncAction();
  const navigate = useNavigate();
  const isOwner = record.owner === uid;
  const change = (wanted: Change) =>
    changing.run(async () => {
      const { key } = await call('changePaper', { paper: id, change: wanted });
      setLink(key === undefined ? '' : location.origin + joinPaperPath(id, key));
      setCopied(false);
      if (wanted.what === 'delete' || wanted.what === 'leave') await navigate(sharedPapersPath());
    });
  return (
    <Box sx={{ p: 2, display: 'flex', flexDirection: 'column', gap: 2 }}>
      <Box
        component="ul"
        aria-label={t('authorPapers.writers')}
        sx={{ m: 0, p: 0, listStyle: 'none' }}
      >
        {record.writers.map((each) => (
          <Box key={each} component="li" sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
            <Typography sx={{ flexGrow: 1 }}>{writerWords(record, each, uid)}</Typography>
            {isOwner && each !== uid && (
              <Button
                size="small"
                color="error"
                onClick={() => void change({ what: 'remove-writer', uid: each })}
              >
                {removeWords(record.names[each])}
              </Button>
            )}
          </Box>
        ))}
      </Box>
      {isOwner && (
        <>
          <Typography variant="body2" color="text.secondary">
            {t('authorPapers.linkHint')}
          </Typography>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <Button
              variant="outlined"
              loading={changing.busy}
              onClick={() => void change({ what: 'open-link' })}
            >
              {t('authorPapers.createLink')}
            </Button>
            {record.linkHash !== '' && (
              <Button onClick={() => void change({ what: 'close-link' })}>
                {t('authorPapers.disableLink')}
              </Button>
            )}
          </Box>
          {link && (
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'end' }}>
              <TextField
                label={t('authorPapers.link')}
                value={link}
                sx={{ flex: '1 1 16rem' }}
                slotProps={{ htmlInput: { readOnly: true } }}
                onFocus={({ target }) => target.select()}
              />
              <Button
                variant="outlined"
                onClick={() => void navigator.clipboard.writeText(link).then(() => setCopied(true))}
              >
                {isCopied ? t('authorPapers.copied') : t('authorPapers.copy')}
              </Button>
            </Box>
          )}
        </>
      )}
      {changing.problem && <Alert severity="error">{changing.problem}</Alert>}
      {asks ? (
        <Alert severity="warning">
          {asks === 'delete' ? t('authorPapers.deleteWarning') : t('authorPapers.leaveWarning')}
          <Box sx={{ mt: 1, display: 'flex', gap: 1 }}>
            <Button color="error" variant="outlined" onClick={() => void change({ what: asks })}>
              {asks === 'delete' ? t('authorPapers.deletePaper') : t('authorPapers.leavePaper')}
            </Button>
            <Button onClick={() => setAsks(null)}>{t('author.cancel')}</Button>
          </Box>
        </Alert>
      ) : (
        <Button
          color="error"
          sx={{ alignSelf: 'start' }}
          onClick={() => setAsks(isOwner ? 'delete' : 'leave')}
        >
          {isOwner ? t('authorPapers.openDelete') : t('authorPapers.openLeave')}
        </Button>
      )}
    </Box>
  );
}
