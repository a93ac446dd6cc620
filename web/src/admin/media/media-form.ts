import { t } from '@quire/model/messages/t';
import { scopeOf } from '../../data/live/office/press-scope.ts';
import type { FormDescription } from '../kit/form/form-description.ts';
import { MediaFacts } from './media-facts.tsx';

const text = (value: unknown) => (typeof value === 'string' ? value : '');

/** The editable details of a file; the file itself cannot be changed. */
export const MEDIA_FORM: FormDescription = {
  kind: 'media',
  title: ({ title, name }) => text(title) || text(name),
  blank: () => ({}),
  leaves: ['name', 'contentType', 'size', 'sha256', 'width', 'height', 'kind'],
  sections: [
    {
      title: t('officeMedia.fileSection'),
      help: t('officeMedia.fileHelp'),
      fields: [{ name: 'path', label: t('officeMedia.file'), type: 'custom', render: MediaFacts }],
    },
    {
      title: t('officeMedia.detailsSection'),
      fields: [
        {
          ...{ name: 'title', label: t('office.title'), type: 'text', width: 'half' },
          help: t('officeMedia.titleHint'),
        },
        {
          ...{
            name: 'journal',
            label: t('officeMedia.belongsTo'),
            type: 'select',
            choices: 'journals',
          },
          ...{ none: t('officeMedia.belongsToPress'), width: 'half' },
          help: t('officeMedia.belongsToHint'),
          isShown: (_, { claims }) => scopeOf(claims, 'content.edit') === 'all',
        },
        {
          ...{
            name: 'alt',
            label: t('officeMedia.whatImageShows'),
            type: 'text',
            lines: 2,
            most: 300,
          },
          help: t('officeMedia.whatImageShowsHint'),
          isShown: ({ kind }) => kind === 'image',
        },
      ],
    },
  ],
};
