/** Codes of errors before the first byte of a request: no name, no connection in time, a certificate that isn't theirs. */
const beforeAnyByte =
  /^(?:ENOTFOUND|EAI_[A-Z]+|ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT|ERR_TLS_[A-Z_]+|ERR_SSL_WRONG_VERSION_NUMBER|CERT_[A-Z_]+|[A-Z_]+_(?:CERT|CERT_IN_CHAIN|CERT_LOCALLY|ISSUER_CERT|LEAF_SIGNATURE))$/;

const isText = (value: unknown): value is string => typeof value === 'string';

/**
 * Whether an error of the network says that no connection came about, so that nothing of the request has left. What isn't known
 * doesn't say so.
 * @param cause The cause that `fetch` gives for its failure.
 */
export function isNeverSent(cause: unknown): boolean {
  // Several addresses of one name were tried: none of them may have got it.
  if (cause instanceof AggregateError && cause.errors.length > 0) {
    return cause.errors.every(isNeverSent);
  }
  if (!(cause instanceof Error)) {
    return false;
  }
  const code = 'code' in cause && isText(cause.code) ? cause.code : '';
  const call = 'syscall' in cause && isText(cause.syscall) ? cause.syscall : '';
  return call === 'connect' || call === 'getaddrinfo' || beforeAnyByte.test(code);
}
