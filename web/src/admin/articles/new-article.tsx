import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { toUrlKey } from '@quire/model/identifiers';
import { t } from '@quire/model/messages/t';
import { adminArticleEditorPath } from '@quire/model/office-paths';
import { can } from '@quire/model/roles';
import { URL_KEY } from '@quire/model/url-key';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { CallError } from '../../data/call-error.ts';
import { createArticle } from '../../data/live/create-article.ts';
import { issueFor } from '../../data/live/issue-for.ts';
import { useJournalIssues } from '../../data/live/journal-issues.ts';
import { useJournal } from '../../data/live/journals.ts';
import type { Person } from '../../session/use-person.ts';
import { ConfirmDialog } from '../kit/confirm-dialog.tsx';
import { useAddressFlag } from '../kit/use-address-flag.ts';
import { issueTitle } from './issue-list.tsx';

interface NewArticleProps {
  readonly person: Person;
  readonly journal: string;
}

/** Creates an article manually: title, key and issue; the rest is entered in the editor. */
export function NewArticle({ person, journal }: NewArticleProps) {
  const [isOpen, setOpen] = useAddressFlag('new');
  if (!can(person, 'article.edit', { journal })) return null;
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {t('officeArticles.newArticle')}
      </Button>
      {isOpen && <NewArticleDialog {...{ person, journal }} onClose={() => setOpen(false)} />}
    </>
  );
}

function NewArticleDialog({ person, journal, onClose }: NewArticleProps & { onClose: () => void }) {
  const navigate = useNavigate();
  const issues = useJournalIssues(journal);
  const licence = useJournal(journal)?.journal.licence;
  const [title, setTitle] = useState('');
  const [key, setKey] = useState<string | null>(null);
  const [issue, setIssue] = useState('');
  const akey = key ?? (title.trim() ? toUrlKey(title) : '');
  const chosen = issue || issueFor(issues);
  const isWrongKey = akey !== '' && (!URL_KEY.test(akey) || akey.length > 80);

  async function create() {
    const wanted = { journal, issue: chosen, akey, title: title.trim(), licence };
    const made = await createArticle(wanted, person.uid);
    if (!made.ok) throw new CallError(made.code);
    await navigate(adminArticleEditorPath(made.id));
  }

  return (
    <ConfirmDialog
      open
      title={t('officeArticles.newArticle')}
      does={t('officeArticles.createArticle')}
      disabled={title.trim() === '' || akey === '' || isWrongKey || chosen === ''}
      onConfirm={create}
      onClose={onClose}
    >
      <Stack spacing={2} sx={{ mt: 1 }}>
        <TextField
          label={t('office.title')}
          value={title}
          onChange={(event) => setTitle(event.target.value)}
          slotProps={{ htmlInput: { maxLength: 250 } }}
        />
        <TextField
          label={t('officeArticles.key')}
          value={akey}
          error={isWrongKey}
          helperText={t('officeArticles.keyHint')}
          onChange={(event) => setKey(event.target.value)}
        />
        <TextField
          select
          label={t('officeArticles.issue')}
          value={chosen}
          onChange={(event) => setIssue(event.target.value)}
          helperText={issues.length === 0 ? t('officeArticles.noOpenIssue') : ' '}
        >
          {issues.map((each) => (
            <MenuItem key={each.issueid} value={each.issueid}>
              {issueTitle(each)}
            </MenuItem>
          ))}
        </TextField>
      </Stack>
    </ConfirmDialog>
  );
}
