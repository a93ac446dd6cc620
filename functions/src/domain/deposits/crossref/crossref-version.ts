import { ARCHIVES, OLD_ARCHIVES } from '@quire/model/archives';

/** Where the versions of Crossref's deposit schema differ in what we write. */
interface SchemaVersion {
  readonly space: string;
  readonly location: string;
  /** The most letters of a code of its list of languages, and codes of that length that the list lacks. */
  readonly languageLetters: 2 | 3;
  readonly noLanguages: readonly string[];
  /** CRediT roles and corresponding authors, the kind of a cited work, the version of an article. */
  readonly hasRoles: boolean;
  readonly hasCitedTypes: boolean;
  readonly hasVersionInfo: boolean;
  /** ROR ids of funders, and DOIs of grants. */
  readonly hasRor: boolean;
  readonly hasGrantDois: boolean;
  /** Archives, as the schema spells them. */
  readonly archives: readonly string[];
  readonly nameMost: number;
  /** What a name has to match. */
  readonly name: RegExp;
}

const schema = (version: string) => ({
  space: `http://www.crossref.org/schema/${version}`,
  location: `https://www.crossref.org/schemas/crossref${version}.xsd`,
});

const CROSSREF_VERSIONS = {
  /** What is sent to Crossref. */
  '5.5.0': {
    ...schema('5.5.0'),
    languageLetters: 3,
    noLanguages: [],
    hasRoles: true,
    hasCitedTypes: true,
    hasVersionInfo: true,
    hasRor: true,
    hasGrantDois: true,
    archives: ARCHIVES,
    nameMost: 200,
    name: /./,
  },
  /** The newest that DOAJ takes. */
  '5.3.1': {
    ...schema('5.3.1'),
    languageLetters: 2,
    // Its list has `jw`, which was never Javanese's code, and neither Marshallese nor Zulu.
    noLanguages: ['jv', 'mh', 'zu'],
    hasRoles: false,
    hasCitedTypes: false,
    hasVersionInfo: false,
    hasRor: false,
    hasGrantDois: false,
    archives: OLD_ARCHIVES,
    nameMost: 60,
    name: /^[^\d?]*[^?\s]+[^\d]*$/u,
  },
} as const satisfies Readonly<Record<string, SchemaVersion>>;
export type CrossrefVersion = keyof typeof CROSSREF_VERSIONS;

/** What a writer asks of its version. */
export const crossrefVersion = (version: CrossrefVersion): SchemaVersion =>
  CROSSREF_VERSIONS[version];
export type { SchemaVersion };
