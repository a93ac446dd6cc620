/** The addresses of the public API. They stay as they are: another form of the answers gets another number. */
export const API = '/api/v1';

export const apiJournal = (key: string) => `${API}/journals/${key}`;
export const apiIssue = (journal: string, issue: string) =>
  `${API}/journals/${journal}/issues/${issue}`;
export const apiArticle = (journal: string, key: string) => `${API}/articles/${journal}/${key}`;
export const apiBook = (key: string) => `${API}/books/${key}`;
export const apiReferences = (journal: string, key: string) =>
  `${apiArticle(journal, key)}/references`;
export const apiPerson = (key: string) => `${API}/people/${key}`;
export const API_DESCRIPTION = `${API}/openapi.json`;
