import { t } from '@quire/model/messages/t';
import { bookPath, issuePath } from '@quire/model/paths';
import { Link } from 'react-router';
import { usePress } from '../../layouts/press-digest.ts';
import { rich } from '../../messages/rich.ts';
import type { ConferenceCard } from './conference-page.ts';

/** The way to what was published of a conference: an issue of a journal, or a book. */
export function ProceedingsLink({ conference }: { conference: ConferenceCard }) {
  const journals = usePress()?.journals ?? [];
  const { proceedings, acronym, name } = conference;
  if (!proceedings) return null;
  const of = acronym || name;
  if ('book' in proceedings) {
    return (
      <Link to={bookPath(proceedings.book)}>
        {t('conference.proceedingsBook', { conference: of })}
      </Link>
    );
  }
  const journal = journals.find((each) => each.name === proceedings.journal);
  return (
    <Link to={issuePath(proceedings.journal, proceedings.issue)}>
      {rich('conference.proceedingsIn', {
        conference: of,
        journal: <i>{journal?.fullname ?? proceedings.journal}</i>,
      })}
    </Link>
  );
}
