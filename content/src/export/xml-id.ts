/** An id as XML takes it: a name. */
export const xmlId = (id: string): string =>
  /^[A-Za-z_][\w.-]*$/.test(id) ? id : `i-${id.replace(/[^\w.-]/g, '_')}`;
