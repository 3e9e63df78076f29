import { createHmac } from 'node:crypto';

/**
 * What is kept instead of a visitor's address, for limits: the same for the same address. It needs the data key: of a plain
 * hash all addresses there are can be tried in minutes. A new data key makes new marks.
 * @param address As platform/http/visitor-address counts it.
 * @throws an Error without a data key.
 */
export function visitorMark(
  { dataKey }: { readonly dataKey?: Uint8Array | undefined },
  address: string,
): string {
  if (dataKey === undefined) {
    throw new Error('Addresses are kept as marks made with the data key: this needs dataKey.');
  }
  return createHmac('sha256', dataKey).update(`visitor ${address}`).digest('base64url');
}
