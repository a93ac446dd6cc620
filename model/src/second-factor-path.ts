/** Apart from the other paths, which are part of every public page. */

/** Where somebody gives the code of their app, or sets it up; `next` is where they go afterwards. */
export const secondFactorPath = (next?: string) =>
  next ? `/sign/second_factor?next=${encodeURIComponent(next)}` : '/sign/second_factor';
