import { submitPath } from '@quire/model/paths';
import { Link } from 'react-router';
import { usePress } from '../../layouts/press-digest.ts';
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
    title: 'Submit it online',
    text: 'Sign in or register, choose the journal, and add your files and the names of all authors. What you enter is saved as you go. An editor of your field reads every submission.',
  },
] as const;

/** The steps to a submission, with the button that starts one. */
export function HowToSubmit() {
  const press = usePress()?.press;
  return (
    <section id="submit" className={styles.submit} aria-labelledby="submit-title">
      <div>
        <h2 id="submit-title">How to submit</h2>
        <p className={styles.start}>
          <Link className="button" to={submitPath()}>
            Submit a manuscript
          </Link>
        </p>
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
