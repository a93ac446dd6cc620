import styles from './copy-button.module.css';

type CopyButtonProps =
  /** Copies a text. */
  | { readonly label: string; readonly text: string }
  /** Copies the words of an element. */
  | { readonly label: string; readonly from: string };

/** Copies something, and says so: `tools/use-article-tools.ts` listens. */
export function CopyButton(props: CopyButtonProps) {
  const what = 'text' in props ? { 'data-copy': props.text } : { 'data-copy-from': props.from };
  return (
    <button type="button" className={styles.copy} {...what}>
      {props.label}
      <span role="status" className={styles.said} />
    </button>
  );
}
