/** Who describes books for catalogues. */
export interface CataloguedPress {
  /** The address of the press, without a slash at its end. */
  readonly origin: string;
  /** Its name. */
  readonly publisher: string;
}
