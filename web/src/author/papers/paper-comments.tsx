import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { longDate } from '@quire/model/messages/dates';
import { t } from '@quire/model/messages/t';
import { useEffect, useState } from 'react';
import * as Y from 'yjs';
import type { OpenPaper } from './open-paper.ts';

const COMMENT_MOST = 4_000;

interface PaperComment {
  readonly id: string;
  readonly by: string;
  readonly at: string;
  readonly words: string;
  /** What it is about, as it read then. */
  readonly quote: string;
  /** Yjs positions, which move with the text. */
  readonly from: string;
  readonly to: string;
  readonly state: string;
}

const read = (map: Y.Map<string>): PaperComment => {
  const text = (key: string) => map.get(key) ?? '';
  return {
    ...{ id: text('id'), by: text('by'), at: text('at'), words: text('words') },
    ...{ quote: text('quote'), from: text('from'), to: text('to'), state: text('state') },
  };
};

function useComments(comments: Y.Array<Y.Map<string>>): readonly PaperComment[] {
  const [all, setAll] = useState<readonly PaperComment[]>([]);
  useEffect(() => {
    const readAll = () => setAll(comments.toArray().map(read));
    readAll();
    comments.observeDeep(readAll);
    return () => comments.unobserveDeep(readAll);
  }, [comments]);
  return all;
}

/** Another writer's browser has written it: whether it is a day is looked at. */
const isDay = (at: string) => !Number.isNaN(Date.parse(at));

interface Selected {
  readonly from: number;
  readonly to: number;
}

interface PaperCommentsProps {
  readonly paper: OpenPaper;
  readonly uid: string;
  readonly nameOf: (uid: string) => string;
  /** What is selected in the text now. */
  readonly selected: () => Selected;
  readonly goTo: (place: Selected) => void;
}

/** Where a comment's place is by now; null where it was deleted with the text around it. */
function placeOf({ doc }: OpenPaper, { from, to }: PaperComment): Selected | null {
  const at = (encoded: string) => {
    const position = Y.createRelativePositionFromJSON(JSON.parse(encoded));
    return Y.createAbsolutePositionFromRelativePosition(position, doc)?.index ?? null;
  };
  try {
    const [start, end] = [at(from), at(to)];
    return start === null || end === null ? null : { from: start, to: end };
  } catch {
    return null;
  }
}

/** What the writers say to each other beside the text. No reader and no journal sees it. */
export function PaperComments({ paper, uid, nameOf, selected, goTo }: PaperCommentsProps) {
  const all = useComments(paper.comments);
  const [words, setWords] = useState('');
  const open = all.filter(({ state }) => state !== 'resolved');

  function add() {
    const { from, to } = selected();
    const position = (index: number) =>
      JSON.stringify(Y.createRelativePositionFromTypeIndex(paper.markdown, index));
    const comment = new Y.Map<string>();
    const fields = {
      ...{ id: crypto.randomUUID(), by: uid, at: new Date().toISOString(), words: words.trim() },
      quote: paper.markdown.toString().slice(from, to).slice(0, 200),
      ...{ from: position(from), to: position(to), state: 'open' },
    };
    paper.doc.transact(() => {
      for (const [key, value] of Object.entries(fields)) comment.set(key, value);
      paper.comments.push([comment]);
    });
    setWords('');
  }

  function change(id: string, make: (comment: Y.Map<string>, index: number) => void) {
    paper.comments.forEach((comment, index) => {
      if (comment.get('id') === id) make(comment, index);
    });
  }

  return (
    <Box sx={{ p: 2, display: 'flex', flexDirection: 'column', gap: 2 }}>
      <TextField
        label={t('authorPapers.newComment')}
        multiline
        minRows={2}
        value={words}
        helperText={t('authorPapers.commentHint')}
        onChange={({ target }) => setWords(target.value)}
        slotProps={{ htmlInput: { maxLength: COMMENT_MOST } }}
      />
      <Button
        variant="outlined"
        disabled={words.trim() === ''}
        onClick={add}
        sx={{ alignSelf: 'start' }}
      >
        {t('authorPapers.addComment')}
      </Button>
      {open.length === 0 && (
        <Typography color="text.secondary">{t('authorPapers.noComments')}</Typography>
      )}
      <Box
        component="ol"
        aria-label={t('authorPapers.comments')}
        sx={{ m: 0, p: 0, listStyle: 'none' }}
      >
        {open.map((comment) => {
          const place = placeOf(paper, comment);
          return (
            <Box
              key={comment.id}
              component="li"
              sx={{ py: 1.5, borderBlockStart: '1px solid var(--rule)' }}
            >
              <Typography variant="body2" color="text.secondary">
                {isDay(comment.at)
                  ? t('authorPapers.byLine', {
                      name: nameOf(comment.by),
                      date: longDate(comment.at.slice(0, 10)),
                    })
                  : nameOf(comment.by)}
              </Typography>
              {comment.quote && (
                <Typography component="q" variant="body2" sx={{ fontStyle: 'italic' }}>
                  {comment.quote}
                </Typography>
              )}
              <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
                {comment.words}
              </Typography>
              <Box sx={{ display: 'flex', flexWrap: 'wrap' }}>
                {place && (
                  <Button size="small" onClick={() => goTo(place)}>
                    {t('authorPapers.showInText')}
                  </Button>
                )}
                <Button
                  size="small"
                  onClick={() => change(comment.id, (each) => each.set('state', 'resolved'))}
                >
                  {t('authorPapers.resolve')}
                </Button>
                {comment.by === uid && (
                  <Button
                    size="small"
                    color="error"
                    onClick={() => change(comment.id, (_, index) => paper.comments.delete(index))}
                  >
                    {t('author.delete')}
                  </Button>
                )}
              </Box>
            </Box>
          );
        })}
      </Box>
    </Box>
  );
}
