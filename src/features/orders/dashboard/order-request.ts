import type { z } from 'zod';
import type { Draft, Errors, RequestSpec } from '#dashboard/form/request-check.ts';
import type { LineVat } from '#features/ledger/vat/vat.rules.ts';
import { noVat } from '#features/site-settings/default-settings.data.ts';
import type { VatTerms } from '#features/site-settings/vat-terms.contract.ts';
import { m } from '#messages/messages.js';
import type { Language } from '#platform/language.ts';
import type { Channel } from '#platform/messages/messages.rules.ts';
import { newOrder } from '../orders.contract.ts';
import { type Charge, totalOf } from '../orders.rules.ts';
import type { newAmendment } from '../terms/amendments.contract.ts';
import { vatAs, vatFor } from '../terms/vat.rules.ts';
import { channelsRequest } from './channels-request.ts';
import { soldFieldOf, soldLabels, soldRequest, type TypedSold } from './sold-request.ts';

/** A line while it is typed. The sum of a discount is typed without a sign. */
export interface TypedLine {
  readonly id: string;
  readonly charge: Charge;
  readonly en: string;
  readonly bn: string;
  readonly quantity: number | undefined;
  /** Poisha. */
  readonly unit: number | undefined;
  /** Its VAT in per cent, where it isn't the usual one. */
  readonly vat?: number | undefined;
  /** Which line of the version before it is, from 0, with that one's kind of charge. */
  readonly was?: number | undefined;
  /** The VAT with which it was sold. */
  readonly sold?: LineVat | undefined;
}

/** What is sold, while it is typed. */
export interface TypedTerms {
  readonly travelsOn: string | undefined;
  /** Packages and visas, whose prices of today become lines before the others. */
  readonly sold: readonly TypedSold[];
  readonly lines: readonly TypedLine[];
}

/** An order while it is typed. */
export interface TypedOrder extends TypedTerms {
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  readonly language: Language;
  /** The ways in which the customer wants to be told. */
  readonly channels: readonly Channel[];
}

/** An empty line of the same kind of charge as the one before. */
export const emptyLine = (charge: Charge = 'own'): TypedLine => ({
  id: crypto.randomUUID(),
  charge,
  en: '',
  bn: '',
  quantity: 1,
  unit: undefined,
});

const isEmpty = ({ en, bn, unit }: TypedLine): boolean =>
  en.trim() === '' && bn.trim() === '' && unit === undefined;

type Typed = Pick<TypedTerms, 'lines' | 'sold'>;

/** The lines that count: an empty one is left out, unless nothing else is sold. */
function linesOf({ lines, sold }: Typed): readonly TypedLine[] {
  const counted = lines.filter((line) => !isEmpty(line));
  return counted.length === 0 && sold.length === 0 ? lines.slice(0, 1) : counted;
}

/** The price of one with its sign; poisha. */
const unitOf = ({ charge, unit = 0 }: TypedLine): number => (charge === 'discount' ? 0 - unit : unit);

/** What a line costs so far; poisha. */
export const typedSum = (line: TypedLine): number => (line.quantity ?? 0) * unitOf(line);

/** What the lines cost so far, with their VAT; poisha. @param vat of the settings; absent: none */
export const typedTotal = ({ lines }: Pick<Typed, 'lines'>, vat: VatTerms = noVat): number =>
  totalOf(
    lines.map((line) => {
      const known = vatAs({ vatRate: line.vat ?? line.sold?.vatRate, vatAdded: line.sold?.vatAdded });
      const { charge, quantity = 0 } = line;
      return { quantity, unit: unitOf(line), ...vatFor({ charge, ...known }, vat) };
    }),
  );

/** What is sold, as the API takes it. */
export const termsRequest = (terms: Typed): Draft<Pick<z.input<typeof newAmendment>, 'lines' | 'sold'>> => ({
  sold: terms.sold.map(soldRequest),
  lines: linesOf(terms).map(({ charge, quantity, vat, was, en, bn, ...line }) => ({
    charge,
    quantity,
    unit: line.unit === undefined ? undefined : unitOf({ ...line, charge, quantity, en, bn }),
    text: { en, bn },
    vat,
    was,
  })),
});

export const termsLabels = {
  ...soldLabels,
  'lines.*.en': m.office_order_text_missing,
  'lines.*.quantity': m.office_order_quantity_missing,
  'lines.*.unit': m.office_order_sum_empty,
  'lines.*.vat': m.office_set_vat_wrong,
};

/** What the contract says in other words, or not yet: a discount of nothing, and more discounts than prices. */
export const termsErrors = (terms: Typed): Errors => ({
  ...Object.fromEntries(
    terms.lines.flatMap((line, index) =>
      line.charge === 'discount' && !line.unit && linesOf(terms).includes(line)
        ? [[`lines.${index}.unit`, m.office_order_sum_missing()]]
        : [],
    ),
  ),
  ...(terms.sold.length === 0 && typedTotal(terms) < 0 ? { lines: m.office_order_below_zero() } : {}),
});

/** Which field a path of the request means. */
export function termsFieldOf(path: string, terms: Typed): string {
  const [first, index, name = 'text'] = path.split('.');
  const line = first === 'lines' ? linesOf(terms)[Number(index)] : undefined;
  return line === undefined
    ? (soldFieldOf(path) ?? path)
    : `lines.${terms.lines.indexOf(line)}.${name === 'text' ? 'en' : name}`;
}

/** How an order is sent. */
export const orderRequest: RequestSpec<TypedOrder, typeof newOrder> = {
  schema: newOrder,
  request: ({ name, phone, email, channels, ...typed }, key) => ({
    ...typed,
    channels: channelsRequest(channels, email),
    ...termsRequest(typed),
    contact: { name, phone, email },
    key,
  }),
  words: {
    ...termsLabels,
    name: m.office_order_name_missing,
    phone: m.office_order_phone_missing,
    email: m.office_refused_email,
    channels: m.office_order_channels_none,
  },
  check: termsErrors,
  fieldOf: (path, order) => termsFieldOf(path, order).replace(/^contact\./, ''),
};
