import type { ReactNode } from 'react';
import styles from './fact-table.module.css';

interface FactTableProps {
  readonly caption: string;
  /** Names of the columns; none where each row is a fact with its name. */
  readonly columns?: readonly string[];
  /** A row whose fact is empty is left out. */
  readonly rows: readonly (readonly [name: ReactNode, fact: ReactNode])[];
}

/** Facts in two columns: imprint, fees, indexes. */
export function FactTable({ caption, columns, rows }: FactTableProps) {
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{caption}</caption>
      {columns && (
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
      )}
      <tbody>
        {rows.map(
          ([name, fact], index) =>
            fact && (
              // biome-ignore lint/suspicious/noArrayIndexKey: the rows never change their order
              <tr key={index}>
                <th scope="row">{name}</th>
                <td>{fact}</td>
              </tr>
            ),
        )}
      </tbody>
    </table>
  );
}
