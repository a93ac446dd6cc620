import Button from '@mui/material/Button';
import type { DraftAuthor } from '@quire/model/entities/submission';
import { t } from '@quire/model/messages/t';
import { type DragEvent, useId, useState } from 'react';
import styles from './author-card.module.css';
import { AuthorFields } from './author-fields.tsx';
import { authorName } from './author-name.ts';

const DRAGGED = 'application/x-quire-author';

interface AuthorCardProps {
  readonly author: DraftAuthor;
  readonly place: number;
  readonly count: number;
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
  readonly onChange: (patch: Partial<DraftAuthor>) => void;
  readonly onMove: (from: number, to: number) => void;
  readonly onRemove: () => void;
}

/** One author in the list, who can be opened, moved by dragging or with buttons, and removed. */
export function AuthorCard(props: AuthorCardProps) {
  const { author, place, count, isOpen, onMove } = props;
  const bodyId = useId();
  const [isOver, setOver] = useState(false);
  const name = authorName(author) || t('authorSubmit.authorNumber', { number: place + 1 });
  const drop = (event: DragEvent) => {
    setOver(false);
    const from = event.dataTransfer.getData(DRAGGED);
    if (from === '') return;
    event.preventDefault();
    onMove(Number(from), place);
  };
  const button = { size: 'small', sx: { minWidth: 0, px: 1.25 } } as const;
  return (
    <li
      id={`author-${author.id}`}
      className={`${styles.card} ${isOver ? styles.over : ''}`}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes(DRAGGED)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <div className={styles.head}>
        {count > 1 && (
          <span
            className={styles.handle}
            draggable
            aria-hidden="true"
            title={t('authorSubmit.dragToReorder')}
            onDragStart={(event) => event.dataTransfer.setData(DRAGGED, String(place))}
          >
            ⠿
          </span>
        )}
        <span className={styles.name}>
          {author.corresponding
            ? t('authorSubmit.authorLineCorresponding', { number: place + 1, name })
            : t('authorSubmit.authorLine', { number: place + 1, name })}
        </span>
        {count > 1 && (
          <>
            <Button
              {...button}
              aria-label={t('authorSubmit.moveUp', { name })}
              aria-disabled={place === 0}
              onClick={() => onMove(place, place - 1)}
            >
              ↑
            </Button>
            <Button
              {...button}
              aria-label={t('authorSubmit.moveDown', { name })}
              aria-disabled={place === count - 1}
              onClick={() => onMove(place, place + 1)}
            >
              ↓
            </Button>
          </>
        )}
        <Button
          {...button}
          aria-expanded={isOpen}
          aria-controls={bodyId}
          aria-label={isOpen ? t('author.closeNamed', { name }) : t('author.editNamed', { name })}
          onClick={() => props.onOpen(!isOpen)}
        >
          {isOpen ? t('author.close') : t('author.edit')}
        </Button>
        <Button
          {...button}
          color="error"
          aria-label={t('author.removeNamed', { name })}
          onClick={props.onRemove}
        >
          {t('author.remove')}
        </Button>
      </div>
      <div id={bodyId}>
        {isOpen && <AuthorFields author={author} place={place} onChange={props.onChange} />}
      </div>
    </li>
  );
}
