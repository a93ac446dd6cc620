import { RELATIONS_MAX } from '@quire/model/entities/relation';
import { DraftRelationSchema } from '@quire/model/entities/submission';
import { t } from '@quire/model/messages/t';
import { useWizard } from '../context/wizard-context.ts';
import { FIELD_LABELS } from '../step-table/field-labels.ts';
import { EntryList } from './entry-list.tsx';
import { RelationCard } from './relation-card.tsx';

/** The data, the preprint and whatever else elsewhere belongs to the manuscript. */
export function RelationList() {
  const { draft, edit } = useWizard();
  return (
    <EntryList
      field="relations"
      label={FIELD_LABELS.relations}
      hint={t('authorSubmit.relationsHint')}
      entries={draft.relations}
      most={RELATIONS_MAX}
      add={t('articleWords.addRelation')}
      blank={() => DraftRelationSchema.parse({ id: crypto.randomUUID() })}
      first="type"
      onChange={(relations) => edit({ relations })}
    >
      {(relation, place, { to, remove }) => (
        <RelationCard place={place} relation={relation} onChange={to} onRemove={remove} />
      )}
    </EntryList>
  );
}
