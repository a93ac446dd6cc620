/** The funders of an article and the works elsewhere that belong to it. */
import { RELATION_ID_TYPES, RELATION_NAMES } from '@quire/model/entities/relation';
import { t } from '@quire/model/messages/t';
import { RELATION_ID_LABELS, RELATION_LABELS } from '@quire/model/relations/relation-labels';
import type { FormSection } from '../../kit/form/form-description.ts';
import { FunderAdder } from './funder-adder.tsx';

const relationLabel = (type: unknown): string => {
  const name = RELATION_NAMES.find((each) => each === type);
  return name ? RELATION_LABELS[name] : '';
};

export const FUNDING_SECTION: FormSection = {
  title: t('officeEditorDetails.fundingAndRelatedWorks'),
  fields: [
    {
      name: 'funders',
      label: t('articleWords.funders'),
      type: 'list',
      add: t('articleWords.addFunder'),
      adder: ({ add, disabled }) => <FunderAdder add={add} disabled={disabled} />,
      fields: [
        { name: 'name', label: t('office.name'), type: 'text' },
        {
          name: 'ror',
          label: t('officeEditorDetails.ror'),
          type: 'text',
          placeholder: 'https://ror.org/…',
          width: 'half',
        },
        {
          name: 'funderDoi',
          label: t('officeEditorDetails.funderRegistryDoi'),
          type: 'text',
          placeholder: '10.13039/…',
          width: 'half',
        },
        { name: 'awards', label: t('articleWords.awardNumbers'), type: 'chips', width: 'half' },
        { name: 'grantDoi', label: t('articleWords.grantDoi'), type: 'text', width: 'half' },
      ],
      blank: { name: '', awards: [] },
      title: ({ name }) => (typeof name === 'string' && name) || t('articleWords.funder'),
    },
    {
      name: 'relations',
      label: t('articleWords.relatedWorks'),
      type: 'list',
      add: t('articleWords.addRelation'),
      fields: [
        {
          name: 'type',
          label: t('articleWords.relation'),
          type: 'select',
          choices: RELATION_NAMES.map((value) => ({ value, label: RELATION_LABELS[value] })),
          width: 'half',
        },
        {
          name: 'idType',
          label: t('articleWords.identifierKind'),
          type: 'select',
          choices: RELATION_ID_TYPES.map((value) => ({ value, label: RELATION_ID_LABELS[value] })),
          width: 'half',
        },
        { name: 'identifier', label: t('articleWords.identifier'), type: 'text' },
        {
          name: 'description',
          label: t('articleWords.relationDescription'),
          type: 'text',
          most: 300,
        },
      ],
      blank: { type: 'data', idType: 'doi', identifier: '' },
      title: ({ type, identifier }) =>
        [relationLabel(type), identifier]
          .filter((each) => typeof each === 'string' && each)
          .join(', '),
    },
  ],
};
