/**
 * In the place of whoever saved a text last: nobody has. A text of the press that came with the set-up has this
 * until a person saves it, and readers are told so.
 */
export const STARTER_AUTHOR = 'starter-text';
