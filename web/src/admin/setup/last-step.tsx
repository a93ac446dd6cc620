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

/** The next steps after the set-up. */
export function LastStep({ press, jkey }: LastStepProps) {
  const name = typeof press?.name === 'string' ? press.name : 'Your press';
  const ways = [
    {
      to: adminChecklistPath(),
      label: 'Go through the checklist',
      text: 'Mail records, backups, identifiers and policies that indexes and authors will ask for.',
    },
    jkey
      ? {
          to: adminJournalArticlesPath(jkey),
          label: 'Begin the first issue',
          text: 'Create an issue, and write or import its first article. Articles that were not reviewed here need two people to publish them.',
        }
      : {
          to: adminJournalsPath('new'),
          label: 'Add a journal',
          text: 'Manuscripts, issues and articles belong to a journal.',
        },
    {
      to: adminPeoplePath(),
      label: 'Invite colleagues',
      text: 'Invite editors and a second administrator by e-mail.',
    },
    {
      to: adminPagesPath(),
      label: 'Edit the texts',
      text: 'Each page in the footer has a starter text, which is marked as not reviewed until you save it.',
    },
    { to: homePath(), label: 'View the public site', text: 'It is open now.' },
  ];
  return (
    <SetupFrame title={`${name} is open`} at="done">
      <p>The set-up is complete. The code can no longer be used.</p>
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
