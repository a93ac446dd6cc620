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
      title: 'The file',
      help: 'A file cannot be replaced, because published pages may show it. Upload a new one instead.',
      fields: [{ name: 'path', label: 'File', type: 'custom', render: MediaFacts }],
    },
    {
      title: 'Details',
      fields: [
        {
          ...{ name: 'title', label: 'Title', type: 'text', width: 'half' },
          help: 'Shown to staff, and as the label of a download.',
        },
        {
          ...{ name: 'journal', label: 'Belongs to', type: 'select', choices: 'journals' },
          ...{ none: 'The press’s', width: 'half' },
          help: 'Its editors can change these details. All staff can use the file.',
          isShown: (_, { claims }) => scopeOf(claims, 'content.edit') === 'all',
        },
        {
          ...{ name: 'alt', label: 'What the image shows', type: 'text', lines: 2, most: 300 },
          help: 'The alternative text for readers who cannot see the image. Records that already use the file keep their own text.',
          isShown: ({ kind }) => kind === 'image',
        },
      ],
    },
  ],
};
