import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Annotation } from '@quire/model/entities/annotation';
import { errorMessage } from '@quire/model/errors';
import { t } from '@quire/model/messages/t';
import { useEffect, useRef, useState } from 'react';
import { changeNotes } from '../../data/live/annotations.ts';
import { useOwnNotes } from '../../data/live/own-notes.ts';
import { ProblemNote } from '../../signed-in/problem-note.tsx';
import { DoneNote } from '../kit/done-note.tsx';
import { useAction } from '../kit/use-action.ts';
import { ArticleNotes } from './article-notes.tsx';
import { ExportNotes } from './export-notes.tsx';

interface Deleted {
  readonly article: string;
  readonly note: Annotation;
}

/** Highlights and notes of one person, some articles at a time. They are written on the articles' pages. */
export function NoteList({ uid }: { readonly uid: string }) {
  // The places where the earlier pages began: the way back.
  const [places, setPlaces] = useState<readonly string[]>([]);
  const { articles, loading, problem, next } = useOwnNotes(uid, places.at(-1) ?? null);
  const [deleted, setDeleted] = useState<Deleted | null>(null);
  const changing = useAction();
  const list = useRef<HTMLDivElement>(null);
  const hasTurned = useRef(false);
  const first = articles[0]?.article;
  useEffect(() => {
    if (!hasTurned.current || loading || first === undefined) return;
    hasTurned.current = false;
    list.current?.focus({ preventScroll: true });
    list.current?.scrollIntoView({ block: 'start' });
  }, [loading, first]);
  const turn = (to: readonly string[]) => {
    hasTurned.current = true;
    setDeleted(null);
    setPlaces(to);
  };
  const remove = (article: string, note: Annotation) =>
    changing.run(async () => {
      await changeNotes(article, (all) => all.filter(({ key }) => key !== note.key));
      setDeleted({ article, note });
      list.current?.focus({ preventScroll: true });
    });
  const restore = ({ article, note }: Deleted) =>
    changing.run(async () => {
      await changeNotes(article, (all) =>
        all.some(({ key }) => key === note.key) ? all : [...all, note],
      );
      setDeleted(null);
      list.current?.focus({ preventScroll: true });
    });
  if (problem) return <ProblemNote>{errorMessage(problem)}</ProblemNote>;
  if (loading) return <Typography role="status">{t('author.loadingNotes')}</Typography>;
  const isEmpty = articles.length === 0 && places.length === 0 && next === null && !deleted;
  return (
    <>
      <Typography sx={{ mb: 2, maxWidth: 'var(--measure)' }}>
        {isEmpty ? t('author.noNotes') : t('author.notesHint')}
      </Typography>
      {!isEmpty && <ExportNotes uid={uid} />}
      <DoneNote>
        {deleted && (
          <>
            {deleted.note.text ? t('author.noteDeleted') : t('author.highlightDeleted')}{' '}
            <Button
              size="small"
              loading={changing.busy}
              onClick={() => void restore(deleted)}
              sx={{ ml: 1 }}
            >
              {t('author.undo')}
            </Button>
          </>
        )}
      </DoneNote>
      <ProblemNote>{changing.problem}</ProblemNote>
      <Box
        ref={list}
        component="section"
        aria-label={t('author.articlesWithNotes')}
        tabIndex={-1}
        sx={{ outline: 'none', scrollMarginTop: '5rem' }}
      >
        {articles.map(({ article, notes }) => (
          <ArticleNotes
            key={article}
            article={article}
            notes={notes}
            onDelete={(note) => void remove(article, note)}
          />
        ))}
      </Box>
      {(next !== null || places.length > 0) && (
        <Box
          component="nav"
          aria-label={t('ui.pagesOfList')}
          sx={{ display: 'flex', gap: 2, mt: 3 }}
        >
          {places.length > 0 && (
            <Button variant="outlined" onClick={() => turn(places.slice(0, -1))}>
              {t('author.previousPage')}
            </Button>
          )}
          {next !== null && (
            <Button variant="outlined" onClick={() => turn([...places, next])}>
              {t('author.nextPage')}
            </Button>
          )}
        </Box>
      )}
    </>
  );
}
