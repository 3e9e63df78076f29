import type { ImportedSupplier } from '#features/suppliers/intake/intake.rules.ts';
import { type SupplierKind, supplierKinds } from '#features/suppliers/suppliers.rules.ts';
import { m } from '#messages/messages.js';
import { languages } from '#platform/language.ts';
import { ownCurrency } from '#platform/money/money.rules.ts';
import type { RowCells } from '../tables/cells.rules.ts';
import { supplierKindTexts } from './suppliers.data.ts';

export const supplierFields = ['name', 'kind', 'phone', 'currency', 'balance'] as const;

/** The words of the office. */
export const supplierKindNames: Readonly<Record<SupplierKind, typeof m.office_supplier_kind_hotel>> = {
  airline: m.office_supplier_kind_airline,
  hotel: m.office_supplier_kind_hotel,
  transport: m.office_supplier_kind_transport,
  'visa-centre': m.office_supplier_kind_visa_centre,
  embassy: m.office_supplier_kind_embassy,
  guide: m.office_supplier_kind_guide,
  other: m.office_supplier_kind_other,
};

const plain = (text: string) => text.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim();

const byWord: ReadonlyMap<string, SupplierKind> = new Map(
  supplierKinds.flatMap((kind) =>
    [
      kind,
      ...supplierKindTexts[kind],
      ...languages.map((locale) => supplierKindNames[kind]({}, { locale })),
    ].map((word) => [plain(word), kind] as const),
  ),
);

/** The kind of a supplier; who says none is another. */
function kindIn(cells: RowCells): SupplierKind | undefined {
  const typed = cells.text('kind', 80);
  const kind = typed === undefined ? 'other' : byWord.get(plain(typed));
  if (kind === undefined) {
    cells.refuse('kind', { code: 'supplier-kind', value: typed ?? '' });
  }
  return kind;
}

/** What the own currency is called besides its code. */
const ownSymbols = new Set(['৳', 'tk', 'tk.', 'taka', 'টাকা', ownCurrency.toLowerCase()]);

/** A currency by its code; undefined when nothing stands there, or a fault. */
export function currencyIn(cells: RowCells): string | undefined {
  const typed = cells.text('currency', 40);
  if (typed === undefined || ownSymbols.has(plain(typed))) {
    return typed === undefined ? undefined : ownCurrency;
  }
  if (/^[a-z]{3}$/i.test(typed)) {
    return typed.toUpperCase();
  }
  cells.refuse('currency', { code: 'currency-none', value: typed });
  return undefined;
}

/** How long a number of a supplier is at most. */
const longestPhone = 40;

/** A supplier as a row tells of them. */
export function readSupplier(cells: RowCells): ImportedSupplier | undefined {
  const name = cells.needed('name', 120);
  const phone = cells.phones('phone').join(', ');
  if (phone.length > longestPhone) {
    cells.refuse('phone', { code: 'too-long', most: longestPhone });
  }
  const supplier = {
    kind: kindIn(cells),
    phone: phone === '' ? undefined : phone,
    currency: currencyIn(cells) ?? ownCurrency,
    balance: cells.sum('balance') || undefined,
  };
  const { kind } = supplier;
  return name === undefined || kind === undefined ? undefined : { ...supplier, name, kind };
}
