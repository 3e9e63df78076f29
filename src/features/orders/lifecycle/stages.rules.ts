import type { LineSource } from '../orders.contract.ts';

/** A visa as an order's lines name it: a guide and one of its kinds. */
export interface OrderedVisa {
  readonly guideId: string;
  readonly visaKind: string;
}

/** Whether a line is for a visa. */
export const isOfVisa = (
  { source }: { readonly source: LineSource },
  { guideId, visaKind }: OrderedVisa,
): boolean => source.kind === 'visa' && source.id === guideId && source.visaKind === visaKind;
