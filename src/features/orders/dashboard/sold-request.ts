import type { z } from 'zod';
import { type Draft, filled } from '#dashboard/form/request-check.ts';
import { m } from '#messages/messages.js';
import { soldThing } from '../terms/terms.contract.ts';

/** How many take part in a departure, while it is typed. */
export type TypedParty = Readonly<
  Record<'adults' | 'childrenWithBed' | 'childrenWithoutBed' | 'infants' | 'singleRooms', number | undefined>
>;

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

/** A package or a visa as the API takes it. */
export const soldRequest = ({
  kind,
  slug,
  choice,
  party,
  applicants,
}: TypedSold): Draft<z.input<typeof soldThing>> =>
  kind === 'visa' ? { visa: slug, kind: choice, applicants } : { package: slug, departure: choice, party };

/** Those of which nothing is missing. */
export const wholeSold = (sold: readonly TypedSold[]) =>
  sold.flatMap((each) => soldThing.safeParse(filled(soldRequest(each))).data ?? []);

/** What is said of what isn't chosen yet. */
export const soldLabels = {
  'sold.*.slug': m.office_sold_missing,
  'sold.*.choice': m.office_sold_choice_missing,
  'sold.*.people': m.office_sold_people_missing,
};

const fields: Readonly<Record<string, string>> = {
  departure: 'choice',
  kind: 'choice',
  party: 'people',
  applicants: 'people',
};

/** Which field a path of the request means, such as `sold.0.departure`; undefined when it leads elsewhere. */
export function soldFieldOf(path: string): string | undefined {
  const [first, index, name = ''] = path.split('.');
  return first === 'sold' && index !== undefined ? `sold.${index}.${fields[name] ?? 'slug'}` : undefined;
}
