import { waitingParties } from '#features/bookings/waiting-list/waiting-list.table.ts';
import { previewKeys } from '#features/documents/preview/preview.table.ts';
import { enquiries } from '#features/enquiries/enquiries.table.ts';
import { fareRequests } from '#features/fares/fares.table.ts';
import { findCodes } from '#features/find/find.table.ts';
import { bkashTokens } from '#features/gateways/bkash/token/token.table.ts';
import { signingKeys } from '#features/identity/identity.table.ts';
import { orders } from '#features/orders/orders.table.ts';
import { pushSubscriptions } from '#features/push/push.table.ts';
import { visaCases } from '#features/visa-cases/visa-cases.table.ts';
import { idempotencyKeys } from '#platform/idempotency/idempotency.table.ts';
import { identifyingTokens } from '#platform/mail/mail.rules.ts';
import { messages } from '#platform/messages/messages.table.ts';
import type { SealedTable } from '#platform/sealed-columns/all-rows.ts';

/** All columns that are sealed with the data key: a backup without it opens nothing. Signing keys come first. */
export const sealedTables: readonly SealedTable[] = [
  { table: signingKeys, columns: [signingKeys.privateJwk] },
  { table: previewKeys, columns: [previewKeys.secret] },
  { table: bkashTokens, columns: [bkashTokens.idToken] },
  { table: orders, columns: [orders.token] },
  { table: visaCases, columns: [visaCases.token] },
  { table: fareRequests, columns: [fareRequests.token] },
  { table: waitingParties, columns: [waitingParties.token] },
  { table: findCodes, columns: [findCodes.phone] },
  {
    table: pushSubscriptions,
    columns: [pushSubscriptions.endpoint, pushSubscriptions.p256dh, pushSubscriptions.auth],
  },
  { table: enquiries, columns: [enquiries.token, enquiries.replyToken] },
  { table: idempotencyKeys, columns: [idempotencyKeys.answer] },
  {
    table: messages,
    columns: [messages.html, messages.text, messages.short],
    marks: { column: messages.marks, of: ({ text = '' }) => identifyingTokens(text) },
  },
];
