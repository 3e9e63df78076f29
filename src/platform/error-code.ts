/** Whether something thrown is an error of the system with this code, such as `ENOENT`. */
export const hasErrorCode = (cause: unknown, code: string): boolean =>
  cause instanceof Error && 'code' in cause && cause.code === code;
