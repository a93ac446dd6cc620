/** What staff read about a DOI: a row for each word of the database, so that none is left without. */
import type {
  Registration,
  RegistrationAgency,
  RegistrationKind,
  RegistrationState,
} from '@quire/model/entities/registration';
import { t } from '@quire/model/messages/t';

/** Names, which no language translates. */
export const AGENCY_NAMES: Readonly<Record<RegistrationAgency, string>> = {
  crossref: 'Crossref',
  datacite: 'DataCite',
  doaj: 'DOAJ',
};

/** The agency's name; before it is known, “the agency”. */
export const agencyName = ({ agency }: Pick<Registration, 'agency'>): string =>
  agency ? AGENCY_NAMES[agency] : t('officeRegistrations.theAgency');

export const REGISTRATION_KIND_LABELS: Readonly<Record<RegistrationKind, string>> = {
  article: t('officeRegistrations.kindArticle'),
  review: t('officeRegistrations.kindReview'),
  book: t('officeRegistrations.kindBook'),
  chapter: t('officeRegistrations.kindChapter'),
  proceedings: t('officeRegistrations.kindProceedings'),
  issue: t('officeRegistrations.kindIssue'),
  journal: t('officeRegistrations.kindJournal'),
};

export const REGISTRATION_STATE_LABELS: Readonly<Record<RegistrationState, string>> = {
  held: t('officeRegistrations.stateHeld'),
  refused: t('officeRegistrations.stateRefused'),
  registered: t('officeRegistrations.stateRegistered'),
  sent: t('officeRegistrations.stateSent'),
  waiting: t('officeRegistrations.stateWaiting'),
};

type Colour = 'default' | 'success' | 'warning' | 'error' | 'info';
const COLOURS: Readonly<Record<RegistrationState, Colour>> = {
  held: 'error',
  refused: 'error',
  registered: 'success',
  sent: 'info',
  waiting: 'default',
};

export type ShownState = Pick<Registration, 'state' | 'withWarning' | 'isTest'>;

/** A state in a word or two, and its colour. What a test system has taken is not registered. */
export function stateInWords({ state, withWarning, isTest }: ShownState): {
  readonly label: string;
  readonly colour: Colour;
} {
  if (state !== 'registered')
    return { label: REGISTRATION_STATE_LABELS[state], colour: COLOURS[state] };
  if (withWarning) return { label: t('officeRegistrations.stateWithWarning'), colour: 'warning' };
  if (isTest) return { label: t('officeRegistrations.stateTested'), colour: 'info' };
  return { label: REGISTRATION_STATE_LABELS.registered, colour: COLOURS.registered };
}
