import { t } from '@quire/model/messages/t';
import { personFeedPath, personPath, searchPath } from '@quire/model/paths';
import { Link, useLoaderData } from 'react-router';
import { FeedLinks } from '../../app/feed-links.tsx';
import { PageHead } from '../../app/page/page-head.tsx';
import { MachineRecords } from '../../app/records/machine-records.tsx';
import { usePress } from '../../layouts/press-digest.ts';
import { rich } from '../../messages/rich.ts';
import { AlertsLink } from '../../ui/alerts/alerts-link.tsx';
import { ArticleGroups } from '../../ui/article-list/article-groups.tsx';
import { Pager } from '../../ui/pager/pager.tsx';
import { PageHeader } from '../../ui/text-page/page-header.tsx';
import { worksByYear } from './by-year.ts';
import { loadPerson, type PersonPage } from './load-person.tsx';
import styles from './person.module.css';
import { PersonFacts } from './person-facts.tsx';

export const loader = loadPerson;

/** `/people/{key}`: an author, as published articles name them, and their works. */
export default function Person() {
  const { person, page, pages, records } = useLoaderData<PersonPage>();
  const { key, name, works, workCount } = person;
  const digest = usePress();
  const press = digest?.press.name ?? t('journals.thisPress');
  const journals = new Map(digest?.journals.map((each) => [each.name, each.fullname]));
  const hues = new Map(digest?.journals.map((each) => [each.name, each.hue]));
  const pathOf = (number: number) => personPath(key, number);
  return (
    <>
      <PageHead
        title={page > 1 ? t('people.namePage', { name, page }) : name}
        description={t('people.description', { name, press })}
        path={pathOf(page)}
      />
      <FeedLinks title={name} path={(format) => personFeedPath(key, format)} />
      <PageHeader
        title={name}
        eyebrow={t('people.author')}
        summary={t('people.summary', { count: workCount, press })}
      >
        <PersonFacts person={person} journals={journals} />
      </PageHeader>
      <div className={styles.works}>
        <ArticleGroups
          groups={worksByYear(works)}
          show={['type', 'date']}
          journals={journals}
          hues={hues}
        />
      </div>
      <Pager page={page} pages={pages} pathOf={pathOf} />
      {person.hasOlder && page === pages && (
        <p>
          {rich('people.older', {
            link: (words) => <Link to={searchPath(name)}>{words}</Link>,
          })}
        </p>
      )}
      <p>
        <AlertsLink watched={{ person: key }} />
      </p>
      <p className={styles.note}>{t('people.basis', { press })}</p>
      <MachineRecords of={records} />
    </>
  );
}
