import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { t } from '@quire/model/messages/t';
import { useState } from 'react';
import { MergeEditor } from '../../kit/compare/merge-editor.tsx';
import { instant } from '../../kit/dates.ts';
import { EditorDialog } from '../../kit/markdown/editor-dialog.tsx';
import { articleDraftOf, type DraftContent } from '../draft/draft-content.ts';
import type { Conflict } from '../draft/draft-state.ts';
import type { ArticleDraftStore } from '../draft/draft-store.ts';
import { mergeDrafts } from '../draft/merge-drafts.ts';

interface ConflictDialogProps {
  readonly store: ArticleDraftStore;
  readonly conflict: Conflict;
  /** The person who saved the other version. */
  readonly who: string;
  readonly onClose: () => void;
}

const NAMES = {
  title: t('office.title'),
  abstract: t('officeEditor.abstract'),
  markdown: t('officeEditor.textField'),
  bibtex: t('officeEditor.bibliography'),
} as const;
type Written = keyof typeof NAMES;
const isWritten = (field: string): field is Written => field in NAMES;

/** Both people changed the same place: the two versions side by side, to be merged piece by piece. */
export function ConflictDialog({ store, conflict, who, onClose }: ConflictDialogProps) {
  const { theirs, fields } = conflict;
  const saved = articleDraftOf(theirs);
  const [content, setContent] = useState<DraftContent>(() => {
    const { base } = store.state();
    const mine = store.settle();
    return base ? mergeDrafts(articleDraftOf(base), mine, saved).content : mine;
  });
  const set = (field: Written, text: string) => setContent((now) => ({ ...now, [field]: text }));
  return (
    <EditorDialog
      title={t('officeEditor.conflictTitle')}
      does={t('officeEditor.useMergedVersion')}
      isWide
      onDo={() => {
        store.resolve(content);
        onClose();
      }}
      onClose={onClose}
    >
      <Stack spacing={2}>
        <Alert severity="warning">
          {t('officeEditor.conflictHint', {
            who,
            revision: theirs.revision,
            date: instant(theirs.savedAt),
          })}
        </Alert>
        {fields.filter(isWritten).map((field) =>
          field === 'title' ? (
            <RadioGroup
              key={field}
              aria-label={t('office.title')}
              value={content.title}
              onChange={(_, value) => set('title', value)}
            >
              {[saved.title, store.state().content.title].map((title, at) => (
                <FormControlLabel
                  key={title}
                  value={title}
                  control={<Radio />}
                  label={
                    at === 0
                      ? t('officeEditor.theirTitle', { title })
                      : t('officeEditor.yourTitle', { title })
                  }
                />
              ))}
            </RadioGroup>
          ) : (
            <section key={field}>
              <Typography variant="h2" gutterBottom>
                {NAMES[field]}
              </Typography>
              <MergeEditor
                left={saved[field]}
                right={content[field]}
                leftLabel={t('officeEditor.theirs')}
                rightLabel={t('officeEditor.yours')}
                onRight={(text) => set(field, text)}
              />
            </section>
          ),
        )}
        <Button
          color="error"
          sx={{ alignSelf: 'flex-start' }}
          onClick={() => {
            store.discard();
            onClose();
          }}
        >
          {t('officeEditor.discardMine')}
        </Button>
      </Stack>
    </EditorDialog>
  );
}
