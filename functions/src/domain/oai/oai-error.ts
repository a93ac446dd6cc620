import { t } from '@quire/model/messages/t';

/** An error of the protocol: harvesters act on the code; the message is for who runs them. */
export interface OaiError {
  readonly code:
    | 'badVerb'
    | 'badArgument'
    | 'badResumptionToken'
    | 'cannotDisseminateFormat'
    | 'idDoesNotExist'
    | 'noRecordsMatch';
  readonly message: string;
}

export const isOaiError = (value: object): value is OaiError =>
  'code' in value && 'message' in value;

export const badArgument = (message: string): OaiError => ({ code: 'badArgument', message });

export const badVerb = (): OaiError => ({ code: 'badVerb', message: t('officeWords.oaiVerb') });

export const noRecord = (): OaiError => ({
  code: 'idDoesNotExist',
  message: t('officeWords.oaiNoRecord'),
});

export const noFormat = (): OaiError => ({
  code: 'cannotDisseminateFormat',
  message: t('officeWords.oaiNoFormat'),
});

export const noMatch = (): OaiError => ({
  code: 'noRecordsMatch',
  message: t('officeWords.oaiNoMatch'),
});

export const badToken = (): OaiError => ({
  code: 'badResumptionToken',
  message: t('officeWords.oaiToken'),
});
