/**
 * What the server's log keeps of a fault. An error of the database also carries the row it refused (`detail`,
 * `where`), which may tell of a person: that is left out.
 */
export const describeFault = (error: Error) => ({
  type: error.constructor.name,
  message: error.message,
  stack: error.stack ?? '',
  ...('code' in error ? { code: error.code } : {}),
});
