import { type Configured, TESTABLE, type Testable } from '@quire/model/calls/mail';
import { t } from '@quire/model/messages/t';

/** The label and purpose of each part of the configuration. */
export const PART_LABELS = {
  mail: [t('officeSettings.partMail'), t('officeSettings.partMailPurpose')],
  storage: [t('officeSettings.partStorage'), t('officeSettings.partStoragePurpose')],
  search: [t('officeSettings.partSearch'), t('officeSettings.partSearchPurpose')],
  institutions: [t('officeSettings.partInstitutions'), t('officeSettings.partInstitutionsPurpose')],
  works: [t('officeSettings.partWorks'), t('officeSettings.partWorksPurpose')],
  scanner: [t('officeSettings.partScanner'), t('officeSettings.partScannerPurpose')],
  similarity: [t('officeSettings.partSimilarity'), t('officeSettings.partSimilarityPurpose')],
  orcid: [t('officeSettings.partOrcid'), t('officeSettings.partOrcidPurpose')],
  'sign-in': [t('officeSettings.partSignIn'), t('officeSettings.partSignInPurpose')],
  'content-policy': [
    t('officeSettings.partContentPolicy'),
    t('officeSettings.partContentPolicyPurpose'),
  ],
} as const satisfies Readonly<Record<Configured, readonly [string, string]>>;

export const isTestable = (what: Configured): what is Testable =>
  TESTABLE.some((each) => each === what);
