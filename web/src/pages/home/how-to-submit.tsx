import { usePress } from '../../app/press-digest.ts';
import styles from './how-to-submit.module.css';

const STEPS = [
  {
    title: 'Choose a journal',
    text: 'Read its aims and scope and a recent issue. If you are unsure whether your work fits, ask its editors first: they answer.',
  },
  {
    title: 'Prepare the manuscript',
    text: 'Any clear layout will do for review. Formulas, tables and references are set by us, from your source, once the work is accepted.',
  },
  {
    title: 'Send it in',
    text: 'Write to the editors with the manuscript, its figures and the names of all authors. Every submission is read by an editor of your field.',
  },
] as const;

/** How a manuscript comes to this press. */
export function HowToSubmit() {
  const press = usePress()?.press;
  return (
    <section id="submit" className={styles.submit} aria-labelledby="submit-title">
      <div>
        <h2 id="submit-title">How to submit</h2>
        {press && (
          <p className={styles.question}>
            Questions first? <a href={`mailto:${press.infoEmail}`}>{press.infoEmail}</a>
          </p>
        )}
      </div>
      <ol className={styles.steps}>
        {STEPS.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
