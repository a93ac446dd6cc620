import { t } from '@quire/model/messages/t';
import { useEffect, useRef } from 'react';
import type { Completion } from '../../data/public/complete.ts';
import { MarkedText } from '../../ui/search/marked-text.tsx';
import { optionId } from './option-id.ts';
import styles from './site-search.module.css';

interface CompletionListProps {
  readonly id: string;
  readonly options: readonly Completion[];
  /** The place of the option that the keyboard points at; -1 for none. */
  readonly active: number;
  readonly onPoint: (place: number) => void;
  readonly onChoose: (path: string) => void;
}

const KINDS = ['articles', 'journals', 'people'] as const;

const headings = () => ({
  articles: t('layouts.suggestedArticles'),
  journals: t('layouts.suggestedJournals'),
  people: t('layouts.suggestedPeople'),
});

/** What completes the words, by kind. The field keeps the focus, and says which option it points at. */
export function CompletionList({ id, options, ...rest }: CompletionListProps) {
  const placed = options.map((option, place) => ({ option, place }));
  return (
    <div id={id} role="listbox" aria-label={t('layouts.suggestions')} className={styles.list}>
      {KINDS.map((kind) => {
        const own = placed.filter(({ option }) => option.kind === kind);
        if (own.length === 0) return null;
        return (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a list box
          <div key={kind} role="group" aria-label={headings()[kind]} className={styles.group}>
            <span className="eyebrow" aria-hidden="true">
              {headings()[kind]}
            </span>
            {own.map((each) => (
              <Option key={each.place} id={id} {...each} {...rest} />
            ))}
          </div>
        );
      })}
      {placed
        .filter(({ option }) => option.kind === 'all')
        .map((each) => (
          <Option key={each.place} id={id} {...each} {...rest} />
        ))}
    </div>
  );
}

interface OptionProps extends Omit<CompletionListProps, 'options'> {
  readonly option: Completion;
  readonly place: number;
}

function Option({ id, option, place, active, onPoint, onChoose }: OptionProps) {
  const { kind, title, language, detail, path } = option;
  const element = useRef<HTMLDivElement>(null);
  const isActive = place === active;
  useEffect(() => {
    if (isActive) element.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field, which has the focus, hears the keys
    <div
      ref={element}
      id={optionId(id, place)}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      className={kind === 'all' ? `${styles.option} ${styles.all}` : styles.option}
      // The field keeps the focus.
      onMouseDown={(event) => event.preventDefault()}
      onMouseMove={() => onPoint(place)}
      onClick={() => onChoose(path)}
    >
      {kind === 'all' ? (
        t('layouts.allResults', { words: title })
      ) : (
        <bdi lang={language}>
          <MarkedText text={title} />
        </bdi>
      )}
      {detail && <span className={styles.detail}>{detail}</span>}
    </div>
  );
}
