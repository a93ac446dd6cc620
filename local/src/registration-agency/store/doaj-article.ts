/** An article as DOAJ keeps it. */
export interface DoajArticle {
  readonly id: string;
  /** The login of the account that has sent it. */
  readonly login: string;
  /** In lower case; '' where it has none. */
  readonly doi: string;
  readonly url: string;
  /** As it was sent. */
  readonly bibjson: Readonly<Record<string, unknown>>;
  readonly created: string;
  readonly updated: string;
}
