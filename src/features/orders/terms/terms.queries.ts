import type { z } from 'zod';
import { listPublications } from '#features/documents/documents.queries.ts';
import { type findSales, findVisaCaseTerms } from '#features/site-settings/site-settings.queries.ts';
import { findVisa } from '#features/visas/visas.queries.ts';
import { m } from '#messages/messages.js';
import type { CalendarDate } from '#platform/calendar-date.ts';
import { Failure } from '#platform/command/failure.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import { languages } from '#platform/language.ts';
import type { LineSource, newLine } from '../orders.contract.ts';
import { checkTerms } from './checked-terms.rules.ts';
import { findPackageLines } from './package-lines.queries.ts';
import { inBoth, type SnapshotLine } from './package-lines.rules.ts';
import type { Due } from './plan.rules.ts';
import type { SoldThing } from './terms.contract.ts';
import { type Sold, type Terms, termsOf } from './terms.rules.ts';
import { vatAs } from './vat.rules.ts';

const refused = (path: string, message: string) =>
  new Failure('invalid', 'orders.not-sold', message, [{ path, message }]);

/** The newest published revision of a document. */
export async function revisionOf(db: ReadDatabase, documentId: string): Promise<number> {
  const rows = await listPublications(db, documentId);
  return Math.max(...rows.map(({ revision }) => revision));
}

/** A party's price for a departure, as the page of the package shows it, with the seats that it needs. */
async function packageLines(
  db: ReadDatabase,
  sold: Extract<SoldThing, { readonly package: string }>,
  { at, today }: { readonly at: string; readonly today: CalendarDate },
): Promise<Sold> {
  const found = await findPackageLines(db, sold, today);
  if (!found?.isOpen) {
    throw refused(`${at}.departure`, 'This departure isn’t offered.');
  }
  if (found.misfits.length > 0) {
    throw refused(`${at}.party`, `This party doesn’t fit: ${found.misfits.join(', ')}.`);
  }
  return found;
}

/** The fees of a visa guide, ours and official ones apart. Ours is refunded by how far the case has come. */
async function visaLines(
  db: ReadDatabase,
  sold: Extract<SoldThing, { readonly visa: string }>,
  at: string,
): Promise<Sold> {
  const [en, bn] = await Promise.all(languages.map((each) => findVisa(db, each, sold.visa)));
  const kind = en?.facts.kinds.find(({ key }) => key === sold.kind);
  if (en === undefined || kind === undefined) {
    throw refused(en === undefined ? `${at}.visa` : `${at}.kind`, 'There is no such visa.');
  }
  const guides = { en, bn: bn ?? en };
  const id = en.documentId;
  const subject = inBoth((language) => {
    const { title, kinds } = guides[language].texts;
    return `${title}, ${kinds[kind.key]?.name ?? ''}`;
  });
  const source = {
    kind: 'visa' as const,
    id,
    revision: await revisionOf(db, id),
    visaKind: kind.key,
    subject,
  };
  const feeLabel = {
    service: m.orders_fee_service,
    embassy: m.orders_fee_embassy,
    centre: m.orders_fee_centre,
  };
  const { keep } = await findVisaCaseTerms(db);
  const parts = (['service', 'embassy', 'centre'] as const).filter((part) => kind.fees[part].poisha > 0);
  return {
    lines: parts.map((part) => ({
      charge: part === 'service' ? 'own' : 'official',
      quantity: sold.applicants,
      unit: kind.fees[part].poisha,
      source,
      refund: {
        ladder: [],
        ...(part === 'service'
          ? { stages: { ...keep, ...(kind.fees.service.refundable ? { refused: 0 } : {}) } }
          : {}),
      },
      text: inBoth((language) => feeLabel[part]({ visa: subject[language] }, { locale: language })),
    })),
  };
}

type Sales = Awaited<ReturnType<typeof findSales>>;

interface Asked {
  /** Free ones, but for those that name where they come from. */
  readonly lines: readonly (z.output<typeof newLine> & {
    readonly source?: LineSource;
    /** Of prices that were offered whole; absent: by the settings. */
    readonly vatAdded?: boolean;
  })[];
  readonly sold: readonly SoldThing[];
  readonly travelsOn?: CalendarDate | undefined;
  readonly plan?: readonly Due[] | undefined;
}

/**
 * What is sold from pages of the site, at the prices and conditions that they show today.
 * @throws Failure invalid `orders.not-sold` for what isn't published or open, and for a party that doesn't fit;
 * `orders.one-package` for a second package.
 */
export async function findSold(
  db: ReadDatabase,
  things: readonly SoldThing[],
  { today }: { readonly today: CalendarDate },
): Promise<Sold> {
  const all: Sold[] = [];
  for (const [index, thing] of things.entries()) {
    const at = `sold.${index}`;
    all.push(
      'package' in thing ? await packageLines(db, thing, { at, today }) : await visaLines(db, thing, at),
    );
  }
  const [tour, second] = all.filter((sold) => sold.seats !== undefined);
  if (second) {
    const message = 'One order has seats on one departure. Make another order for this package.';
    const path = `sold.${all.indexOf(second)}.package`;
    throw new Failure('invalid', 'orders.one-package', message, [{ path, message }]);
  }
  const { travelsOn, seats } = tour ?? {};
  return { lines: all.flatMap((sold) => sold.lines), travelsOn, seats };
}

/** @throws Failure invalid `orders.terms` for lines that can't be sold, or a plan that doesn't add to them. */
export const refuseTerms = (terms: Parameters<typeof checkTerms>[0]): void =>
  checkTerms(terms, (path, message) => {
    throw new Failure('invalid', 'orders.terms', message, [{ path, message }]);
  });

/**
 * The terms of a new order: what is sold from pages of the site, and the lines that were written freely.
 * @throws Failure invalid, as `findSold` and `refuseTerms`.
 */
export async function findTerms(
  db: ReadDatabase,
  asked: Asked,
  { today, sales }: { readonly today: CalendarDate; readonly sales: Sales },
): Promise<Terms> {
  const sold = await findSold(db, asked.sold, { today });
  const lines: SnapshotLine[] = [
    ...sold.lines,
    ...asked.lines.map(({ vat: vatRate, ...line }) => ({
      ...line,
      ...vatAs({ vatRate }),
      refund: { ladder: line.charge === 'own' ? sales.ladder : [] },
      source: line.source ?? { kind: 'free' as const },
    })),
  ];
  const { travelsOn = sold.travelsOn, plan } = asked;
  const terms = termsOf({ lines, travelsOn, seats: sold.seats }, { today, sales, plan });
  refuseTerms(terms);
  return terms;
}
