import { ANNOUNCED_KINDS } from '@quire/model/entities/notify-service';
import { RELATION_NAMES } from '@quire/model/entities/relation';
import { t } from '@quire/model/messages/t';
import { RELATION_LABELS } from '@quire/model/relations/relation-labels';
import { announcedLabel } from '../kit/announced-label.ts';
import type { FormSection } from '../kit/form/form-description.ts';

/** With which services notifications about articles are exchanged. */
export const SERVICES_SECTION: FormSection = {
  title: t('officeSettings.servicesSection'),
  help: t('officeSettings.servicesHelp'),
  fields: [
    {
      name: 'services',
      label: t('officeSettings.services'),
      type: 'list',
      add: t('officeSettings.addService'),
      blank: { name: '', id: '', inbox: '', holds: [], announces: [], relation: 'related' },
      title: ({ name }) => (typeof name === 'string' ? name : ''),
      fields: [
        { name: 'name', label: t('office.name'), type: 'text', width: 'half', most: 120 },
        {
          ...{ name: 'id', label: t('officeSettings.serviceId'), type: 'text', width: 'half' },
          ...{ input: 'url', help: t('officeSettings.serviceIdHint') },
        },
        {
          ...{ name: 'inbox', label: t('officeSettings.serviceInbox'), type: 'text' },
          ...{ input: 'url', help: t('officeSettings.serviceInboxHint') },
        },
        {
          ...{ name: 'holds', label: t('officeSettings.serviceHolds'), type: 'chips' },
          help: t('officeSettings.serviceHoldsHint'),
        },
        {
          ...{ name: 'announces', label: t('officeSettings.serviceAnnounces'), type: 'chips' },
          ...{ isClosed: true, width: 'half' },
          choices: ANNOUNCED_KINDS.map((value) => ({ value, label: announcedLabel(value) })),
        },
        {
          ...{ name: 'relation', label: t('officeSettings.serviceRelation'), type: 'select' },
          width: 'half',
          choices: RELATION_NAMES.map((value) => ({ value, label: RELATION_LABELS[value] })),
          help: t('officeSettings.serviceRelationHint'),
        },
      ],
    },
  ],
};
