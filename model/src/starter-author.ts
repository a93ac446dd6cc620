/**
 * In the place of whoever saved a text last: nobody has. A text of the press that came with the set-up has this
 * until somebody saves it, and says so to its readers.
 */
export const STARTER_AUTHOR = 'starter-text';
