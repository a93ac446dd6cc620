import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Annotation } from '@quire/model/entities/annotation';
import { longDate } from '@quire/model/messages/dates';
import { t } from '@quire/model/messages/t';
import { type NamedArticle, useNamedArticle } from '../../data/live/own-notes.ts';
import { Panel } from '../../signed-in/panel.tsx';

import { textFragment } from '../../ui/text-fragment.ts';

interface ArticleNotesProps {
  readonly article: string;
  readonly notes: readonly Annotation[];
  readonly onDelete: (note: Annotation) => void;
}

/** What a person has noted in one article, in the order of its text. */
export function ArticleNotes({ article, notes, onDelete }: ArticleNotesProps) {
  const named = useNamedArticle(article);
  return (
    <Panel title={titleOf(named)}>
      {named && (
        <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
          {named.journal} · <Link href={named.path}>{t('author.openArticle')}</Link>
        </Typography>
      )}
      <Stack component="ol" spacing={2} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {notes.map((note) => (
          <li key={note.key}>
            <Note note={note} path={named?.path} onDelete={() => onDelete(note)} />
          </li>
        ))}
      </Stack>
    </Panel>
  );
}

function titleOf(named: NamedArticle | null | undefined): string {
  if (named === undefined) return t('author.loadingTitle');
  return named?.title ?? t('author.noPublicArticle');
}

interface NoteProps {
  readonly note: Annotation;
  readonly path: string | undefined;
  readonly onDelete: () => void;
}

function Note({ note: { place, text, modified }, path, onDelete }: NoteProps) {
  /** Of several buttons with the same word, which one it is. */
  const which = place.exact.slice(0, 60);
  return (
    <>
      <Box
        component="blockquote"
        sx={{
          ...{ m: 0, pl: 1.5, borderInlineStart: '2px solid var(--rule-strong)' },
          ...{ color: 'text.secondary', overflowWrap: 'anywhere' },
        }}
      >
        {place.exact}
      </Box>
      {text && (
        <Typography sx={{ mt: 0.5, overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>
          {text}
        </Typography>
      )}
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography variant="body2" color="text.secondary">
          {longDate(modified.slice(0, 10))}
        </Typography>
        {path && (
          <Link
            variant="body2"
            href={path + textFragment(place)}
            aria-label={t('author.showNote', { passage: which })}
          >
            {t('author.showInArticle')}
          </Link>
        )}
        <Button
          size="small"
          color="error"
          aria-label={t('author.deleteNote', { passage: which })}
          onClick={onDelete}
        >
          {t('author.delete')}
        </Button>
      </Stack>
    </>
  );
}
