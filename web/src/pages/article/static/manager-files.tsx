import type { CitationFile } from './addresses.ts';
import styles from './manager-files.module.css';

interface ManagerFilesProps {
  readonly title: string;
  readonly files: readonly CitationFile[];
}

/** Links to files for reference managers, in a line; nothing where there are none. */
export function ManagerFiles({ title, files }: ManagerFilesProps) {
  if (files.length === 0) return null;
  return (
    <p className={`${styles.files} no-print`}>
      <span>{title}</span>
      {files.map(({ format, href, save }) => (
        <a key={format} href={href} download={save} data-count="about">
          {format}
        </a>
      ))}
    </p>
  );
}
