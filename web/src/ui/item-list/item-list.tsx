import type { PageItem } from '@quire/model/entities/page';
import { ItemIcon } from '../icons/item-icon.tsx';
import styles from './item-list.module.css';

interface ItemListProps {
  readonly items: readonly PageItem[];
  /** Level of a name's heading on the page it stands on. */
  readonly level: 2 | 3;
}

/** What somebody offers: a drawing, a name and what it is, side by side. */
export function ItemList({ items, level }: ItemListProps) {
  const Heading: 'h2' | 'h3' = `h${level}`;
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari forgets that an unmarked list is one
    <ul role="list" className={styles.items}>
      {items.map(({ icon, name, text }) => (
        <li key={name} className={styles.item}>
          <ItemIcon name={icon} className={styles.icon} />
          <Heading className={styles.name} dir="auto">
            {name}
          </Heading>
          <p dir="auto">{text}</p>
        </li>
      ))}
    </ul>
  );
}
