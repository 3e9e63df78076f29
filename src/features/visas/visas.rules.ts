import type { VisaKind } from './visas.contract.ts';

/** What an applicant pays in all for one kind of visa, in poisha: embassy fee, visa-centre fee and our service charge. */
export function totalFee(kind: VisaKind): number {
  return kind.fees.embassy.poisha + kind.fees.centre.poisha + kind.fees.service.poisha;
}
