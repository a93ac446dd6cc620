import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { SharedPaper } from '@quire/model/entities/shared-paper';
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
      <Box component="ul" aria-label="Writers" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {record.writers.map((each) => (
          <Box key={each} component="li" sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
            <Typography sx={{ flexGrow: 1 }}>
              {record.names[each] ?? 'A writer'}
              {each === uid && ' (you)'}
              {each === record.owner && ', owner'}
            </Typography>
            {isOwner && each !== uid && (
              <Button
                size="small"
                color="error"
                onClick={() => void change({ what: 'remove-writer', uid: each })}
              >
                Remove {record.names[each] ?? 'writer'}
              </Button>
            )}
          </Box>
        ))}
      </Box>
      {isOwner && (
        <>
          <Typography variant="body2" color="text.secondary">
            Send your co-authors a link. Whoever has it and an account can read and change the
            paper. A new link replaces the old one.
          </Typography>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <Button
              variant="outlined"
              loading={changing.busy}
              onClick={() => void change({ what: 'open-link' })}
            >
              Create a link
            </Button>
            {record.linkHash !== '' && (
              <Button onClick={() => void change({ what: 'close-link' })}>Disable the link</Button>
            )}
          </Box>
          {link && (
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'end' }}>
              <TextField
                label="Link for co-authors"
                value={link}
                sx={{ flex: '1 1 16rem' }}
                slotProps={{ htmlInput: { readOnly: true } }}
                onFocus={({ target }) => target.select()}
              />
              <Button
                variant="outlined"
                onClick={() => void navigator.clipboard.writeText(link).then(() => setCopied(true))}
              >
                {isCopied ? 'Copied' : 'Copy'}
              </Button>
            </Box>
          )}
        </>
      )}
      {changing.problem && <Alert severity="error">{changing.problem}</Alert>}
      {asks ? (
        <Alert severity="warning">
          {asks === 'delete'
            ? 'The paper, its versions and its pictures are deleted for all writers. This cannot be undone.'
            : 'You will no longer see this paper.'}
          <Box sx={{ mt: 1, display: 'flex', gap: 1 }}>
            <Button color="error" variant="outlined" onClick={() => void change({ what: asks })}>
              {asks === 'delete' ? 'Delete paper' : 'Leave paper'}
            </Button>
            <Button onClick={() => setAsks(null)}>Cancel</Button>
          </Box>
        </Alert>
      ) : (
        <Button
          color="error"
          sx={{ alignSelf: 'start' }}
          onClick={() => setAsks(isOwner ? 'delete' : 'leave')}
        >
          {isOwner ? 'Delete this paper…' : 'Leave this paper…'}
        </Button>
      )}
    </Box>
  );
}
