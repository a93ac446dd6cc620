/** Answers in the registry's form. */
export interface RegistryAnswer {
  readonly status: number;
  readonly body: string;
  readonly headers?: Readonly<Record<string, string>>;
}

const JSON_TYPE = { 'content-type': 'application/json;charset=UTF-8' };

export const json = (
  status: number,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): RegistryAnswer => ({
  status,
  body: JSON.stringify(body),
  headers: { ...JSON_TYPE, ...headers },
});

/** Of the OAuth addresses and of tokens. */
export const oauthError = (status: number, error: string, description: string): RegistryAnswer =>
  json(status, { error, error_description: description });

/** Of the API: error-3.0.xsd. Statuses with their codes are those that api_errors.md names. */
export const apiError = (status: number, code: number, developer: string): RegistryAnswer =>
  json(status, {
    'response-code': status,
    'developer-message': developer,
    'user-message': developer.replace(/^\d+ [^:]*: /, ''),
    'error-code': code,
    'more-info': 'https://members.orcid.org/api/resources/troubleshooting',
  });
