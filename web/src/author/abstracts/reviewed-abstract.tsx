import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { ReviewedAbstract as Reviewed } from '@quire/model/calls/abstracts';
import { ABSTRACT_SCORES, abstractNumber } from '@quire/model/entities/abstract';
import { joinFacts } from '@quire/model/messages/join-facts';
import { t } from '@quire/model/messages/t';
import { type FormEvent, useId, useState } from 'react';
import { call } from '../../data/calls.ts';
import { TitleText } from '../../markdown-text/title-text.tsx';
import { Panel } from '../../signed-in/panel.tsx';
import { ProblemNote } from '../../signed-in/problem-note.tsx';
import { DoneNote } from '../kit/done-note.tsx';
import { useAction } from '../kit/use-action.ts';
import { PREFERENCE_LABELS } from './abstract-labels.ts';
import { DeclareConflict } from './declare-conflict.tsx';

/** An abstract as a committee member reads and scores it. */
export function ReviewedAbstract({ abstract }: { readonly abstract: Reviewed }) {
  const { id, number, title, text, topic, preference, authors } = abstract;
  const label = useId();
  const [score, setScore] = useState<number | null>(abstract.own?.score ?? null);
  const [comment, setComment] = useState(abstract.own?.comment ?? '');
  const [kept, setKept] = useState(abstract.own !== undefined);
  const [isSaved, setSaved] = useState(false);
  const [hasConflict, setHasConflict] = useState(false);
  const saving = useAction();
  async function save(event: FormEvent) {
    event.preventDefault();
    if (score === null) return;
    const isDone = await saving.run(async () => {
      await call('scoreAbstract', { abstract: id, score, comment });
    });
    if (isDone) {
      setKept(true);
      setSaved(true);
    }
  }
  if (hasConflict) {
    return (
      <Panel title={abstractNumber(number)}>
        <DoneNote>{t('authorAbstracts.conflictDeclared')}</DoneNote>
      </Panel>
    );
  }
  return (
    <Panel
      title={
        <>
          {abstractNumber(number)} · <TitleText text={title} />{' '}
          {kept && (
            <Chip
              component="span"
              size="small"
              color="primary"
              label={t('authorAbstracts.scored')}
            />
          )}
        </>
      }
    >
      <Typography sx={{ color: 'text.secondary' }}>
        {joinFacts([
          authors.map(({ name, affiliation }) => `${name} (${affiliation})`).join(', '),
          topic,
          PREFERENCE_LABELS[preference],
        ])}
      </Typography>
      <Typography sx={{ my: 2, whiteSpace: 'pre-line', maxWidth: 'var(--measure)' }}>
        {text}
      </Typography>
      <Box component="form" method="post" onSubmit={save} sx={{ display: 'grid', gap: 2 }}>
        <FormControl>
          <FormLabel id={label}>{t('authorAbstracts.score')}</FormLabel>
          <RadioGroup
            row
            aria-labelledby={label}
            value={score === null ? '' : String(score)}
            onChange={({ target }) => {
              setSaved(false);
              setScore(Number(target.value));
            }}
          >
            {ABSTRACT_SCORES.map((each) => (
              <FormControlLabel
                key={each}
                value={String(each)}
                control={<Radio size="small" />}
                label={String(each)}
              />
            ))}
          </RadioGroup>
        </FormControl>
        <TextField
          label={t('authorAbstracts.commentForOrganisers')}
          multiline
          minRows={2}
          value={comment}
          onChange={({ target }) => {
            setSaved(false);
            setComment(target.value);
          }}
          slotProps={{ htmlInput: { maxLength: 2_000 } }}
          sx={{ maxWidth: '46rem' }}
        />
        <div>
          <Button type="submit" variant="outlined" disabled={score === null} loading={saving.busy}>
            {t('authorAbstracts.saveScore')}
          </Button>
          <DeclareConflict abstract={id} onDone={() => setHasConflict(true)} />
          <ProblemNote>{saving.problem}</ProblemNote>
          <DoneNote>{isSaved && t('authorAbstracts.scoreSaved')}</DoneNote>
        </div>
      </Box>
    </Panel>
  );
}
