import {
  FILE_KIND_NAMES,
  FILE_KINDS,
  type FileKind,
  type StoredSubmissionFile,
} from '@quire/model/entities/submission-file';
import { t } from '@quire/model/messages/t';
import { ChoiceField } from '../fields/choice-field.tsx';

/** The file that one of this kind takes the place of, where there may be only one. */
export function replacedBy(
  kind: FileKind,
  current: readonly StoredSubmissionFile[],
): StoredSubmissionFile | undefined {
  return FILE_KINDS[kind].most === 1 ? current.find((each) => each.kind === kind) : undefined;
}

interface KindFieldProps {
  readonly id: string;
  /** Of the file whose kind it is. */
  readonly name: string;
  readonly kind: FileKind;
  readonly kinds: readonly FileKind[];
  readonly onChoose: (kind: FileKind) => void;
  readonly isDisabled?: boolean;
  readonly help?: string | undefined;
}

/** What a file is. */
export function KindField({ id, name, kind, kinds, onChoose, ...rest }: KindFieldProps) {
  return (
    <ChoiceField
      id={`kind-${id}`}
      label={t('authorSubmit.kind')}
      name={t('authorSubmit.kindOf', { name })}
      value={kind}
      options={FILE_KIND_NAMES.filter((each) => kinds.includes(each)).map((key) => ({
        key,
        label: FILE_KINDS[key].label,
      }))}
      onChoose={(key) => {
        const chosen = kinds.find((each) => each === key);
        if (chosen) onChoose(chosen);
      }}
      {...rest}
    />
  );
}
