import type { Media } from '@quire/model/entities/media';
import { StoredFileSchema } from '@quire/model/entities/stored-file';
import { t } from '@quire/model/messages/t';
import { useMemo } from 'react';
import { fetchLibraryFile } from '../../../../data/live/office/fetch-library-file.ts';
import { type InsertFigure, MarkdownEditor } from '../../markdown/markdown-editor.tsx';
import { useFigures } from '../../markdown/use-figures.ts';
import { MediaPicker } from '../../media/media-picker.tsx';
import { recordFieldId } from '../form-fields.ts';
import { isValues, type Values, valueAt } from '../values.ts';
import { asText, type FormAround, type RecordFieldProps } from './field-props.ts';
import { freeName } from './free-name.ts';
import { storedPart } from './image-input.tsx';

const NO_FILES: readonly Values[] = [];

/** Markdown with a toolbar and a preview as readers will see it, by the renderer used for publishing. */
export function MarkdownInput({
  around,
  ...props
}: RecordFieldProps<'markdown'> & { around: FormAround }) {
  const { field, path, value, problem, disabled, onChange } = props;
  const { figures: filesField, bibliography: worksField } = field;
  const files = useMemo(() => {
    const found = filesField ? valueAt(around.values, filesField) : undefined;
    return Array.isArray(found) ? found.filter(isValues) : NO_FILES;
  }, [filesField, around.values]);
  const pictures = usePictures(files);

  function take(media: Media, insert: InsertFigure) {
    if (!filesField) return;
    const known = files.find((file) => file.path === media.path && file.role === 'figure');
    const name = known
      ? asText(known.name)
      : freeName(media.name, new Set(files.map((file) => asText(file.name))));
    if (!known) onChange(filesField, [...files, { ...storedPart(media), name, role: 'figure' }]);
    insert(name, media.alt);
  }

  return (
    <MarkdownEditor
      id={recordFieldId(path)}
      label={field.label}
      value={asText(value)}
      lines={field.lines ?? 8}
      help={field.help ?? t('officeForm.markdownHint')}
      problem={problem}
      disabled={disabled}
      figures={pictures}
      {...(worksField && {
        bibliography: {
          text: asText(valueAt(around.values, worksField)),
          change: (bibliography: string) => onChange(worksField, bibliography),
        },
      })}
      {...(filesField && {
        choosePicture: (insert: InsertFigure, close: () => void) => (
          <MediaPicker
            person={around.person}
            kind="image"
            title={t('officeForm.chooseFigure')}
            onClose={close}
            onChoose={(media) => take(media, insert)}
          />
        ),
      })}
      onChange={(markdown) => onChange(path, markdown)}
    />
  );
}

/** The images that the text may use, as long as the list of files stays the same. */
function usePictures(files: readonly Values[]) {
  const key = JSON.stringify(
    files.filter(({ role }) => role === 'figure').map(({ name, path }) => [name, path]),
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: the form creates a new array of the same files
  const figures = useMemo(
    () =>
      files.flatMap((file) => {
        const stored = StoredFileSchema.safeParse(file);
        if (file.role !== 'figure' || !stored.success) return [];
        return [{ ...stored.data, role: 'figure' as const }];
      }),
    [key],
  );
  return useFigures(figures, fetchLibraryFile);
}
