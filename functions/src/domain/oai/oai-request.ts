/** What a harvester asks, as the protocol allows it. */
import { t } from '@quire/model/messages/t';
import { badArgument, badVerb, type OaiError } from './oai-error.ts';
import { periodOf } from './oai-period.ts';

const ARGUMENTS = [
  'identifier',
  'metadataPrefix',
  'from',
  'until',
  'set',
  'resumptionToken',
] as const;
type Argument = (typeof ARGUMENTS)[number];
export type Arguments = Readonly<Partial<Record<Argument, string>>>;

interface VerbRules {
  readonly required?: readonly Argument[];
  readonly optional?: readonly Argument[];
  /** Given alone, in place of all others. */
  readonly exclusive?: Argument;
}

const LIST: VerbRules = {
  required: ['metadataPrefix'],
  optional: ['from', 'until', 'set'],
  exclusive: 'resumptionToken',
};
const VERBS = {
  Identify: {},
  ListMetadataFormats: { optional: ['identifier'] },
  ListSets: { exclusive: 'resumptionToken' },
  GetRecord: { required: ['identifier', 'metadataPrefix'] },
  ListIdentifiers: LIST,
  ListRecords: LIST,
} as const satisfies Readonly<Record<string, VerbRules>>;
type Verb = keyof typeof VERBS;

/** The forms of the protocol's schema: what has another is neither looked for nor repeated. */
const FORMS: Readonly<Partial<Record<Argument, RegExp>>> = {
  metadataPrefix: /^[A-Za-z0-9\-_.!~*'()]+$/,
  set: /^[A-Za-z0-9\-_.!~*'()]+(:[A-Za-z0-9\-_.!~*'()]+)*$/,
};
/** An argument is longer only by mistake. */
const ARGUMENT_MOST = 2_000;

export interface OaiRequest {
  readonly verb: Verb;
  readonly arguments: Arguments;
}

const isVerb = (name: string | null): name is Verb => name !== null && Object.hasOwn(VERBS, name);
const isArgument = (name: string): name is Argument =>
  ARGUMENTS.some((argument) => argument === name);

/** The request, or why it is none. */
export function oaiRequest(asked: URLSearchParams): OaiRequest | OaiError {
  const verb = asked.get('verb');
  if (asked.getAll('verb').length > 1 || !isVerb(verb)) {
    return badVerb();
  }
  const { required = [], optional = [], exclusive }: VerbRules = VERBS[verb];
  const given: Partial<Record<Argument, string>> = {};
  for (const [name, value] of asked) {
    if (name === 'verb') continue;
    const isAllowed = [...required, ...optional, exclusive].some((each) => each === name);
    if (!isArgument(name) || !isAllowed) {
      return badArgument(t('officeWords.oaiArgument'));
    }
    if (given[name] !== undefined) return badArgument(t('officeWords.oaiRepeated', { name }));
    if (value === '' || value.length > ARGUMENT_MOST || FORMS[name]?.test(value) === false) {
      return badArgument(t('officeWords.oaiForm', { name }));
    }
    given[name] = value;
  }
  if (exclusive && given[exclusive] !== undefined) {
    return Object.keys(given).length > 1
      ? badArgument(t('officeWords.oaiAlone', { name: exclusive }))
      : { verb, arguments: given };
  }
  const missing = required.find((name) => given[name] === undefined);
  if (missing) return badArgument(t('officeWords.oaiMissing', { name: missing }));
  const period = periodOf(given);
  return 'code' in period ? period : { verb, arguments: given };
}
