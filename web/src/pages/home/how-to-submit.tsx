import { t } from '@quire/model/messages/t';
import { submitPath } from '@quire/model/paths';
import { Link } from 'react-router';
import { usePress } from '../../layouts/press-digest.ts';
import { rich } from '../../messages/rich.ts';
import styles from './how-to-submit.module.css';

const steps = () => [
  { title: t('home.stepJournal'), text: t('home.stepJournalText') },
  { title: t('home.stepManuscript'), text: t('home.stepManuscriptText') },
  { title: t('home.stepOnline'), text: t('home.stepOnlineText') },
];

/** The steps to a submission, with the button that starts one. */
export function HowToSubmit() {
  const press = usePress()?.press;
  return (
    <section id="submit" className={styles.submit} aria-labelledby="submit-title">
      <div>
        <h2 id="submit-title">{t('home.howToSubmit')}</h2>
        <p className={styles.start}>
          <Link className="button" to={submitPath()}>
            {t('home.submit')}
          </Link>
        </p>
        {press && (
          <p className={styles.question}>
            {rich('home.questions', {
              address: press.infoEmail,
              mail: (address) => <a href={`mailto:${press.infoEmail}`}>{address}</a>,
            })}
          </p>
        )}
      </div>
      <ol className={styles.steps}>
        {steps().map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
