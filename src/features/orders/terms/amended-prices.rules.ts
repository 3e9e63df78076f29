import {
  type Party,
  type PartyPart,
  partKeys,
  partyParts,
} from '#features/tour-packages/party/party-parts.rules.ts';
import { allocate } from '#platform/money/money.rules.ts';
import { sumOf, type VisaStage } from '../orders.rules.ts';
import { stayingLine, termsLine } from './amended-terms.rules.ts';
import type { TaxedLine } from './package-lines.rules.ts';

/** A line as it is stored: with what is gone of it already, and the state of a visa's work. */
type StoredLine = Parameters<typeof stayingLine>[0] & {
  readonly spent: number;
  readonly stage: VisaStage | null;
};

/** A line of the version before, with its position there. */
export interface PlacedLine {
  readonly line: StoredLine;
  readonly was: number;
}

/** A line of new terms; nothing was spent for one that is new. */
export type PricedLine = ReturnType<typeof termsLine> & Pick<StoredLine, 'spent' | 'stage'>;

export const newLine = (line: TaxedLine): PricedLine => ({ ...termsLine(line), spent: 0, stage: null });

/** A line of the version before as it stays, or as far as it stays. */
export const keptLine = (
  { line, was }: PlacedLine,
  more: Partial<Pick<StoredLine, 'quantity' | 'unit' | 'source'>> = {},
): PricedLine => stayingLine({ ...line, ...more }, was);

/** Whom each line of a tour is for. Undefined when they don't add up to the party, as after old ones were rewritten by hand. */
function partsOf(tour: readonly PlacedLine[], booked: Party): readonly PartyPart[] | undefined {
  // Older lines stand in the order of the parts, one for each.
  const usual = partyParts.filter((part) => booked[partKeys[part]] > 0);
  const parts = tour.flatMap(({ line: { source } }, index) => source.part ?? usual[index] ?? []);
  const counted = (part: PartyPart) =>
    tour.reduce((sum, { line }, index) => (parts[index] === part ? sum + line.quantity : sum), 0);
  const isWhole = partyParts.every((part) => counted(part) === booked[partKeys[part]]);
  return isWhole && parts.length === tour.length ? parts : undefined;
}

const isSameLadder = (one: TaxedLine['refund'], other: TaxedLine['refund']): boolean =>
  one.ladder.length === other.ladder.length &&
  one.ladder.every(({ daysBefore, keepPercent }, index) => {
    const step = other.ladder[index];
    return step?.daysBefore === daysBefore && step.keepPercent === keepPercent;
  });

/**
 * The lines of a tour for another party: who stays keeps the price and the ladder that they were sold, who comes along pays
 * what is `offered` today, and of those who were added last the first go.
 * @param offered what the whole new party would cost today.
 */
export function repriced(
  tour: readonly PlacedLine[],
  { booked, wanted }: { readonly booked: Party; readonly wanted: Party },
  offered: readonly TaxedLine[],
): PricedLine[] {
  const parts = partsOf(tour, booked);
  if (parts === undefined) {
    return offered.map(newLine);
  }
  return partyParts.flatMap((part) => {
    let room = wanted[partKeys[part]];
    const staying = tour.flatMap((placed, index) => {
      const quantity = parts[index] === part ? Math.min(room, placed.line.quantity) : 0;
      room -= quantity;
      return quantity === 0 ? [] : [keptLine(placed, { quantity, source: { ...placed.line.source, part } })];
    });
    const now = offered.find(({ source }) => source.part === part);
    if (room === 0 || now === undefined) {
      return staying;
    }
    const isSame = ({ unit, refund, vatRate, vatAdded }: PricedLine) =>
      unit === now.unit &&
      vatRate === now.vatRate &&
      vatAdded === now.vatAdded &&
      isSameLadder(refund, now.refund);
    const same = staying.findIndex(isSame);
    return same < 0
      ? [...staying, newLine({ ...now, quantity: room })]
      : staying.map((line, at) => (at === same ? { ...line, quantity: line.quantity + room } : line));
  });
}

/** The discount that kept a party's price, for as many of them as stay: by what they cost; none when nobody does. */
export function keptDiscount(
  placed: PlacedLine,
  tour: readonly PlacedLine[],
  after: readonly PricedLine[],
): PricedLine[] {
  const before = tour.reduce((sum, { line }) => sum + sumOf(line), 0);
  const staying = tour.reduce((sum, { line, was }) => {
    const now = after.find(({ source }) => source.was === was);
    return now === undefined ? sum : sum + Math.min(now.quantity, line.quantity) * line.unit;
  }, 0);
  const [unit = 0] = allocate(placed.line.unit, [staying, before - staying]);
  return unit === 0 ? [] : [keptLine(placed, { unit })];
}
