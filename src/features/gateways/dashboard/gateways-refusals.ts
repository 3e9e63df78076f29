import type { RefusalTexts } from '#dashboard/api/refusal-details.ts';
import { m } from '#messages/messages.js';

/** What the office says to refusals of gateways, by their codes. */
export const gatewaysRefusals: RefusalTexts = {
  'attempts.no-sum': () => m.office_refused_no_sum(),
  'attempts.repeated': () => m.office_refused_repeated(),
  'attempts.state': () => m.office_refused_payment_over(),
};
