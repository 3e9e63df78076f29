/**
 * Why a body isn't read at all: 413, it is too long; 411, it has no Content-Length, so that it could grow without end.
 * Undefined when it may be read.
 * @param most in bytes
 */
export function refusedLength(headers: Headers, most: number): 411 | 413 | undefined {
  if (headers.has('transfer-encoding')) {
    return 411;
  }
  return Number(headers.get('content-length') ?? 0) > most ? 413 : undefined;
}
