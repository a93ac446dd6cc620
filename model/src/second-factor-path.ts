/**
 * Where people enter the code of their app, or set it up; `next` is where they go afterwards. A step of the
 * page where people sign in: a page of its own would stand in the table of routes, which every reader loads.
 */
export const secondFactorPath = (next?: string) =>
  `/sign/in?${new URLSearchParams({ ...(next ? { next } : {}), step: 'code' })}`;
