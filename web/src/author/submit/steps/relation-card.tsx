import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { RELATION_ID_TYPES, RELATION_NAMES } from '@quire/model/entities/relation';
import type { DraftRelation } from '@quire/model/entities/submission';
import { t } from '@quire/model/messages/t';
import {
  isRelationId,
  readRelationId,
  relationIdAsTyped,
} from '@quire/model/relations/relation-id';
import { RELATION_ID_LABELS, RELATION_LABELS } from '@quire/model/relations/relation-labels';
import { relationProblems } from '@quire/model/relations/relation-problems';
import { useWizard } from '../context/wizard-context.ts';
import { ChoiceField } from '../fields/choice-field.tsx';
import { fieldId } from '../step-table/steps.ts';

interface RelationCardProps {
  readonly place: number;
  readonly relation: DraftRelation;
  readonly onChange: (relation: DraftRelation) => void;
  readonly onRemove: () => void;
}

const TYPES = RELATION_NAMES.map((key) => ({ key, label: RELATION_LABELS[key] }));
const ID_TYPES = RELATION_ID_TYPES.map((key) => ({ key, label: RELATION_ID_LABELS[key] }));

/** What was typed, bare; where it is of another kind than the chosen one, that kind is chosen. */
function withIdentifier(relation: DraftRelation, text: string): DraftRelation {
  const { idType } = relation;
  const identifier = relationIdAsTyped(idType, text).slice(0, 500);
  if (isRelationId({ idType, identifier })) return { ...relation, identifier };
  return { ...relation, identifier, ...readRelationId(text.slice(0, 500)) };
}

/** A work elsewhere: what it is to the manuscript, and how it is found. */
export function RelationCard({ place, relation, onChange, onRemove }: RelationCardProps) {
  const { problemOf } = useWizard();
  const { type, idType, identifier, description } = relation;
  const id = (field: string) => fieldId(`relations.${place}.${field}`);
  const [wrong] = identifier === '' ? [] : relationProblems([relation]);
  const problem = wrong?.message ?? problemOf(`relations.${place}.identifier`);
  return (
    <Paper variant="outlined" component="section" aria-labelledby={id('number')} sx={{ p: 2 }}>
      <Typography id={id('number')} component="h4" sx={{ fontWeight: 600, mb: 2 }}>
        {t('authorSubmit.relationNumber', { number: place + 1 })}
      </Typography>
      <Stack spacing={2}>
        <ChoiceField
          id={id('type')}
          label={t('articleWords.relation')}
          value={type}
          options={TYPES}
          onChoose={(chosen) => {
            const next = RELATION_NAMES.find((name) => name === chosen);
            if (next) onChange({ ...relation, type: next });
          }}
        />
        <ChoiceField
          id={id('idType')}
          label={t('articleWords.identifierKind')}
          value={idType}
          options={ID_TYPES}
          onChoose={(chosen) => {
            const next = RELATION_ID_TYPES.find((name) => name === chosen);
            if (next) onChange({ ...relation, idType: next });
          }}
        />
        <TextField
          id={id('identifier')}
          label={t('articleWords.identifier')}
          value={identifier}
          required
          error={problem !== undefined}
          helperText={problem}
          onChange={(event) => onChange(withIdentifier(relation, event.target.value))}
          slotProps={{ htmlInput: { dir: 'auto', required: false, 'aria-required': true } }}
        />
        <TextField
          id={id('description')}
          label={t('articleWords.relationDescription')}
          value={description}
          onChange={(event) => onChange({ ...relation, description: event.target.value })}
          slotProps={{ htmlInput: { maxLength: 300, dir: 'auto' } }}
        />
      </Stack>
      <Button sx={{ mt: 1 }} color="error" onClick={onRemove}>
        {t('authorSubmit.removeRelation', { number: place + 1 })}
      </Button>
    </Paper>
  );
}
