import { nameKey, type SupplierKind } from '../suppliers.rules.ts';

/** A supplier as a row of a file tells of them. */
export interface ImportedSupplier {
  readonly name: string;
  readonly kind: SupplierKind;
  readonly phone: string | undefined;
  readonly currency: string;
  /** What they are owed besides the bills that come along; poisha, negative for an advance. */
  readonly balance: number | undefined;
}

/** A supplier as they stand, or will stand once the rows so far are taken over. */
export interface KnownSupplier {
  readonly id: string;
  readonly name: string;
  readonly kind: SupplierKind;
  readonly phone: string | null;
  readonly currency: string;
  /** The opening balance that stands; undefined when there is none. */
  readonly opening: number | undefined;
  readonly hasBills: boolean;
  readonly isNew: boolean;
}

/** What a row would do. */
export interface PlannedSupplier {
  readonly row: number;
  readonly mark: string;
  readonly outcome: 'added' | 'joined' | 'skipped';
  readonly id: string;
  /** What it fills in. */
  readonly phone: string | undefined;
  /** What it opens with; poisha. */
  readonly opening: number | undefined;
}

/** Why a row can't be taken. */
export interface RefusedSupplier {
  readonly row: number;
  readonly why: 'several' | 'opened' | 'bills';
  readonly name: string;
  /** The opening balance that stands, and the one of the row; poisha. */
  readonly stands: number;
  readonly balance: number;
}

export interface SupplierPlan {
  readonly rows: readonly PlannedSupplier[];
  readonly refused: readonly RefusedSupplier[];
  /** Cards that are made or filled in, as they stand afterwards; and what cards stood as before, by their ids. */
  readonly cards: ReadonlyMap<string, KnownSupplier>;
  readonly before: ReadonlyMap<string, KnownSupplier>;
}

interface Row {
  readonly row: number;
  readonly mark: string;
  readonly value: ImportedSupplier;
}

/** Rows of a slice: everything else has its turn behind each. */
const slice = 500;

const newCard = ({ name, kind, phone, currency, balance }: ImportedSupplier): KnownSupplier => ({
  id: crypto.randomUUID(),
  name,
  kind,
  phone: phone ?? null,
  currency,
  opening: balance,
  hasBills: false,
  isNew: true,
});

/** Why a supplier can't open with a balance. The one that they have already is no fault. */
function wrongOpening(card: KnownSupplier, balance: number | undefined): RefusedSupplier['why'] | undefined {
  if (balance === undefined || balance === card.opening) {
    return undefined;
  }
  return card.opening !== undefined ? 'opened' : card.hasBills ? 'bills' : undefined;
}

/**
 * What rows would do to the suppliers that are there, in the order of the file. A supplier of the same name, case and blanks aside, is
 * joined: only what lacks is filled in. @param known by `nameKey`
 */
export function* planSuppliers(
  rows: readonly Row[],
  known: ReadonlyMap<string, readonly KnownSupplier[]>,
): Generator<undefined, SupplierPlan> {
  const planned: PlannedSupplier[] = [];
  const refused: RefusedSupplier[] = [];
  const cards = new Map<string, KnownSupplier>();
  const before = new Map<string, KnownSupplier>();
  const now = new Map(known);
  for (const [index, { row, mark, value }] of rows.entries()) {
    if (index % slice === slice - 1) {
      yield;
    }
    const key = nameKey(value.name);
    const [found, second] = now.get(key) ?? [];
    const { name, balance = 0 } = value;
    if (second !== undefined) {
      refused.push({ row, why: 'several', name, stands: 0, balance });
      continue;
    }
    if (found === undefined) {
      const card = newCard(value);
      now.set(key, [card]);
      cards.set(card.id, card);
      planned.push({
        row,
        mark,
        outcome: 'added',
        id: card.id,
        phone: undefined,
        opening: value.balance,
      });
      continue;
    }
    const why = wrongOpening(found, value.balance);
    if (why !== undefined) {
      refused.push({ row, why, name, stands: found.opening ?? 0, balance });
      continue;
    }
    const phone = found.phone === null ? value.phone : undefined;
    const opening = found.opening === undefined ? value.balance : undefined;
    const outcome = phone === undefined && opening === undefined ? 'skipped' : 'joined';
    planned.push({ row, mark, outcome, id: found.id, phone, opening });
    if (outcome === 'joined') {
      const card = { ...found, phone: phone ?? found.phone, opening: opening ?? found.opening };
      now.set(key, [card]);
      cards.set(card.id, card);
      if (!found.isNew && !before.has(found.id)) {
        before.set(found.id, found);
      }
    }
  }
  return { rows: planned, refused, cards, before };
}
