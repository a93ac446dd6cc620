import {
  adminChecklistPath,
  adminJournalArticlesPath,
  adminJournalsPath,
  adminPagesPath,
  adminPeoplePath,
} from '@quire/model/office-paths';
import { homePath } from '@quire/model/paths';
import type { LiveRecord } from '../../data/live/office/use-record.ts';
import styles from './setup.module.css';
import { SetupFrame } from './setup-frame.tsx';

interface LastStepProps {
  readonly press: LiveRecord['data'];
  readonly jkey: string;
}

/** Where to go from here. */
export function LastStep({ press, jkey }: LastStepProps) {
  const name = typeof press?.name === 'string' ? press.name : 'Your press';
  const ways = [
    {
      to: adminChecklistPath(),
      label: 'Go through the checklist',
      text: 'Mail records, backups, identifiers, policies: what indexes and authors will ask for.',
    },
    jkey
      ? {
          to: adminJournalArticlesPath(jkey),
          label: 'Begin the first issue',
          text: 'Make an issue, and write or import its first article. What was not reviewed here is published by two people.',
        }
      : {
          to: adminJournalsPath('new'),
          label: 'Add a journal',
          text: 'Manuscripts, issues and articles need one.',
        },
    {
      to: adminPeoplePath(),
      label: 'Invite colleagues',
      text: 'Editors and a second administrator, by mail.',
    },
    {
      to: adminPagesPath(),
      label: 'Adapt the texts',
      text: 'Each page of the footer has a starter text, which says that it has not been reviewed until you save it.',
    },
    { to: homePath(), label: 'See it as readers do', text: 'It is open now.' },
  ];
  return (
    <SetupFrame title={`${name} is open`} at="done">
      <p>The set-up is closed. Nobody can use the code again.</p>
      <ul className={styles.next}>
        {ways.map(({ to, label, text }) => (
          <li key={to}>
            <a href={to}>{label}</a>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </SetupFrame>
  );
}
