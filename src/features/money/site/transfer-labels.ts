import { m } from '#messages/messages.js';
import type { ClaimMethod } from '../money.rules.ts';

const names: Readonly<Record<ClaimMethod, () => string>> = {
  bkash: m.orders_way_bkash,
  nagad: m.orders_way_nagad,
  rocket: m.orders_way_rocket,
  upay: m.orders_way_upay,
  bank: m.orders_way_bank,
  'bangla-qr': m.orders_way_bangla_qr,
};

/** The name of a way to send money, for customers. */
export const methodName = (method: ClaimMethod): string => names[method]();

/** What the payer chooses in the wallet's app, by the kind of account. */
export const kindLabels = {
  personal: m.orders_kind_personal,
  agent: m.orders_kind_agent,
  merchant: m.orders_kind_merchant,
} as const;
