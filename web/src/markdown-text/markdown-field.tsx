import { t } from '@quire/model/messages/t';
import { type KeyboardEvent, type ReactNode, type RefObject, useId, useRef, useState } from 'react';
import { FORMATS, formatIn } from './format-text.ts';
import styles from './markdown-field.module.css';
import { MarkdownText } from './markdown-text.tsx';
import { moveFocus } from './move-focus.ts';

interface MarkdownFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly maxLength: number;
  readonly rows?: number;
  readonly hint?: ReactNode;
  /** What is wrong with it, or null. */
  readonly problem?: string | null | undefined;
  readonly isRequired?: boolean;
  readonly isOptional?: boolean;
  readonly autoFocus?: boolean;
  /** Where a list of problems leads to. */
  readonly id?: string;
  readonly ref?: RefObject<HTMLTextAreaElement | null>;
}

/** A text to others: written in Markdown with a few buttons, and looked at as they will read it. */
export function MarkdownField(props: MarkdownFieldProps) {
  const { label, value, onChange, maxLength, rows = 4, hint, problem, autoFocus = false } = props;
  const made = useId();
  const id = props.id ?? made;
  const own = useRef<HTMLTextAreaElement>(null);
  const area = props.ref ?? own;
  const [isPreview, setPreview] = useState(false);
  const described = [problem && `${id}-problem`, hint && `${id}-hint`, `${id}-count`];
  function press(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
    const format = FORMATS.find(({ key }) => key === event.key.toLowerCase());
    if (!format) return;
    event.preventDefault();
    formatIn(event.currentTarget, format.format);
  }
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label} {props.isOptional && <span className={styles.quiet}>{t('ui.optional')}</span>}
      </label>
      <div className={styles.bar}>
        <ViewTabs id={id} isPreview={isPreview} onChange={setPreview} />
        {!isPreview && <Toolbar area={area} />}
      </div>
      <div
        role="tabpanel"
        id={`${id}-panel`}
        aria-label={isPreview ? t('editing.preview') : t('editing.write')}
      >
        {isPreview && (
          <div className={styles.preview}>
            {value.trim() ? <MarkdownText text={value} /> : <p>{t('editing.nothingYet')}</p>}
          </div>
        )}
        {/* Hidden and not removed: undoing still works, and a form still finds it. */}
        <textarea
          ref={area}
          id={id}
          name={id}
          hidden={isPreview}
          className={styles.area}
          rows={rows}
          maxLength={maxLength}
          value={value}
          spellCheck
          // biome-ignore lint/a11y/noAutofocus: a dialog that asks for a text begins in it
          autoFocus={autoFocus}
          required={props.isRequired ?? false}
          aria-required={props.isRequired ?? false}
          aria-invalid={Boolean(problem)}
          aria-describedby={described.filter(Boolean).join(' ')}
          onKeyDown={press}
          onChange={(event) => onChange(event.target.value)}
        />
      </div>
      {problem && (
        <p id={`${id}-problem`} className={styles.problem}>
          {problem}
        </p>
      )}
      <div className={styles.foot}>
        <p id={`${id}-hint`} className={styles.quiet}>
          {hint}
        </p>
        <p id={`${id}-count`} className={styles.quiet}>
          {t('editing.characters', { count: value.length, most: maxLength })}
        </p>
      </div>
    </div>
  );
}

interface ViewTabsProps {
  readonly id: string;
  readonly isPreview: boolean;
  readonly onChange: (isPreview: boolean) => void;
}

function ViewTabs({ id, isPreview, onChange }: ViewTabsProps) {
  return (
    <div role="tablist" className={styles.tabs} onKeyDown={(event) => moveFocus(event)?.click()}>
      {[false, true].map((is) => (
        <button
          key={String(is)}
          type="button"
          role="tab"
          aria-selected={is === isPreview}
          aria-controls={`${id}-panel`}
          tabIndex={is === isPreview ? 0 : -1}
          onClick={() => onChange(is)}
        >
          {is ? t('editing.preview') : t('editing.write')}
        </button>
      ))}
    </div>
  );
}

function Toolbar({ area }: { readonly area: RefObject<HTMLTextAreaElement | null> }) {
  const [current, setCurrent] = useState(0);
  return (
    <div
      role="toolbar"
      aria-label={t('editing.formatting')}
      className={styles.tools}
      onKeyDown={moveFocus}
    >
      {FORMATS.map(({ name, label, sign, key, format }, place) => (
        <button
          key={name}
          type="button"
          className={styles[name]}
          aria-label={label()}
          title={
            key
              ? t('editing.withKeys', { name: label(), keys: `Ctrl+${key.toUpperCase()}` })
              : label()
          }
          tabIndex={place === current ? 0 : -1}
          onFocus={() => setCurrent(place)}
          onClick={() => area.current && formatIn(area.current, format)}
        >
          {sign}
        </button>
      ))}
    </div>
  );
}
