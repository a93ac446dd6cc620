import { scopeOf } from '../../data/live/office/press-scope.ts';
import type { FormDescription } from '../kit/form/form-description.ts';
import { MediaFacts } from './media-facts.tsx';

const text = (value: unknown) => (typeof value === 'string' ? value : '');

/** What may be said of a file; the file itself never changes. */
export const MEDIA_FORM: FormDescription = {
  kind: 'media',
  one: 'file',
  title: ({ title, name }) => text(title) || text(name),
  blank: () => ({}),
  leaves: ['name', 'contentType', 'size', 'sha256', 'width', 'height', 'kind'],
  sections: [
    {
      title: 'The file',
      help: 'A file stays what it is, because pages that are published show it. For another one, upload another.',
      fields: [{ name: 'path', label: 'File', type: 'custom', render: MediaFacts }],
    },
    {
      title: 'What is said of it',
      fields: [
        {
          ...{ name: 'title', label: 'Title', type: 'text', width: 'half' },
          help: 'For the office, and as the label of a download.',
        },
        {
          ...{ name: 'journal', label: 'Whose it is', type: 'select', choices: 'journals' },
          ...{ none: 'The press’s', width: 'half' },
          help: 'Its editors may change these words. Everybody may use the file.',
          isShown: (_, { claims }) => scopeOf(claims, 'content.edit') === 'all',
        },
        {
          ...{ name: 'alt', label: 'What the image shows', type: 'text', lines: 2, most: 300 },
          help: 'For readers who do not see it. Records that use it already keep their own words.',
          isShown: ({ kind }) => kind === 'image',
        },
      ],
    },
  ],
};
