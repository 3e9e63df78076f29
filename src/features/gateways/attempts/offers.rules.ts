import { type GatewayName, gatewayLimits } from '../gateways.contract.ts';

/** A gateway as a page offers it. */
export interface Offer {
  readonly name: GatewayName;
  /** What it takes at once, where that is less than is due; poisha. */
  readonly most: number | undefined;
}

/**
 * Which gateways take what is due. When none does, it is paid in parts: each as much as one takes at once.
 * @param due poisha
 * @returns the first part, when it has to be paid in parts; poisha.
 */
export function offersOf(
  names: readonly GatewayName[],
  due: number,
): { readonly offers: readonly Offer[]; readonly part: number | undefined } {
  const largest = Math.max(0, ...names.map((name) => gatewayLimits[name].most));
  return {
    offers: names.map((name) => {
      const { most } = gatewayLimits[name];
      return { name, most: most < due ? most : undefined };
    }),
    part: names.length > 0 && largest < due ? largest : undefined,
  };
}
