/** Crockford's base 32: without I, L, O and U, which are easily misread or misheard. */
export const crockford = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Typed text as a code of that alphabet: upper case, without anything between, O as 0 and I or L as 1. */
export const parseCrockford = (typed: string): string =>
  typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
