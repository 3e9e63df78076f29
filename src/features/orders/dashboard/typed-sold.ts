import type { z } from 'zod';
import { m } from '#messages/messages.js';
import type { soldThing } from '../terms/terms.contract.ts';

/** How many take part in a departure, while it is typed. */
export interface TypedParty {
  readonly adults: number | undefined;
  readonly childrenWithBed: number | undefined;
  readonly childrenWithoutBed: number | undefined;
  readonly infants: number | undefined;
  readonly singleRooms: number | undefined;
}

/** A package or a visa while it is chosen. */
export interface TypedSold {
  readonly id: string;
  readonly kind: 'tour-package' | 'visa';
  /** The slug; empty until one is chosen. */
  readonly slug: string;
  /** The key of the departure, or of the kind of visa. */
  readonly choice: string;
  readonly party: TypedParty;
  readonly applicants: number | undefined;
}

/** Nothing chosen yet: one adult, or one applicant. */
export const emptySold = (kind: TypedSold['kind']): TypedSold => ({
  id: crypto.randomUUID(),
  kind,
  slug: '',
  choice: '',
  applicants: 1,
  party: { adults: 1, childrenWithBed: 0, childrenWithoutBed: 0, infants: 0, singleRooms: 0 },
});

/** What is missing, by field `<id>.slug`, `.choice`, `.people`. */
export function soldFaults(sold: readonly TypedSold[]): Readonly<Record<string, string>> {
  const faults: Record<string, string> = {};
  for (const { id, kind, slug, choice, party, applicants } of sold) {
    if (slug === '') {
      faults[`${id}.slug`] = m.office_sold_missing();
    }
    if (slug !== '' && choice === '') {
      faults[`${id}.choice`] = m.office_sold_choice_missing();
    }
    const people = kind === 'visa' ? applicants : party.adults;
    if (people === undefined || people < 1) {
      faults[`${id}.people`] = m.office_sold_people_missing();
    }
  }
  return faults;
}

/** What is sold as the API takes it. */
export const soldRequestOf = (sold: readonly TypedSold[]): z.input<typeof soldThing>[] =>
  sold.map(({ kind, slug, choice, party, applicants }) =>
    kind === 'visa'
      ? { visa: slug, kind: choice, applicants: applicants ?? 1 }
      : {
          package: slug,
          departure: choice,
          party: {
            adults: party.adults ?? 1,
            childrenWithBed: party.childrenWithBed ?? 0,
            childrenWithoutBed: party.childrenWithoutBed ?? 0,
            infants: party.infants ?? 0,
            singleRooms: party.singleRooms ?? 0,
          },
        },
  );

/** Which field a path of the API's refusal means here, such as `sold.0.departure`. */
export function soldFieldAt(path: string, sold: readonly TypedSold[]): string | undefined {
  const [first, index, field = ''] = path.split('.');
  const thing = first === 'sold' && index !== undefined ? sold[Number(index)] : undefined;
  const names: Readonly<Record<string, string>> = {
    package: 'slug',
    visa: 'slug',
    departure: 'choice',
    kind: 'choice',
    party: 'people',
    applicants: 'people',
  };
  return thing && `${thing.id}.${names[field] ?? 'slug'}`;
}
