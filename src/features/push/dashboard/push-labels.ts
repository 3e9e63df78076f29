import { m } from '#messages/messages.js';
import type { PushKind } from '../push.contract.ts';

export const kindLabels: Readonly<Record<PushKind, () => string>> = {
  'enquiry.new': m.office_push_kind_enquiry,
  'money.waits': m.office_push_kind_money,
  'limit.near': m.office_push_kind_limit,
  'paper.arrived': m.office_push_kind_paper,
};
