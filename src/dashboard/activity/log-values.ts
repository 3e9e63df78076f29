import { relationLabels } from '#features/customers/dashboard/customer-labels.ts';
import { stateNames as departureStates } from '#features/departures/dashboard/departure-labels.ts';
import { marketNames } from '#features/departures/dashboard/market-names.ts';
import {
  kindLabels as enquiryKinds,
  stateLabels as enquiryStates,
  outcomeLabels,
  sourceLabels,
} from '#features/enquiries/dashboard/inbox-labels.ts';
import { reviewReasonLabels } from '#features/enquiries/summary/review-texts.rules.ts';
import { reviewReasonTexts } from '#features/gateways/dashboard/review-texts.ts';
import { stateLabels as messageStates } from '#features/messages/dashboard/messages-labels.ts';
import { topicLabels } from '#features/messages/dashboard/topic-labels.ts';
import { methodNames } from '#features/payments/dashboard/payment-labels.ts';
import { reportNames } from '#features/reports/dashboard/report-labels.ts';
import { walletKindNames } from '#features/site-settings/dashboard/wallet-labels.ts';
import { guardNames } from '#features/visa-cases/dashboard/guard-labels.ts';
import {
  caseStateLabels,
  decisionLabels,
  passportMoveLabels,
  readyPhrases,
  standInLabels,
} from '#features/visa-cases/dashboard/office-case-labels.ts';
import { m } from '#messages/messages.js';

type Names = Readonly<Record<string, () => string>>;

const ways: Names = { password: m.identity_password, 'google.com': m.account_google };
const contacts: Names = { phone: m.office_set_phone, email: m.identity_email };

/** Texts for enumerated values, by the path of their field without the places in lists. */
export const valueNames: Readonly<Record<string, Names>> = {
  kind: enquiryKinds,
  reviewReasons: reviewReasonLabels,
  held: reviewReasonLabels,
  heldFor: reviewReasonLabels,
  'state-changed': enquiryStates,
  replied: enquiryStates,
  contacted: enquiryStates,
  'message-received': enquiryStates,
  moved: caseStateLabels,
  state: {
    ...messageStates,
    ...departureStates,
    offered: m.office_waiting_offered,
    left: m.office_waiting_left,
  },
  decision: { go: m.office_dep_goes, 'no-go': m.office_dep_cancelled },
  'decisions.decision': decisionLabels,
  standIn: standInLabels,
  despite: guardNames,
  outcome: outcomeLabels,
  source: sourceLabels,
  tab: {
    ...enquiryStates,
    open: m.inbox_tab_open,
    'in-review': m.inbox_tab_in_review,
    all: m.inbox_tab_all,
  },
  due: {
    overdue: m.inbox_due_overdue,
    today: m.inbox_due_today,
    week: m.inbox_due_week,
    none: m.inbox_due_none,
  },
  // Of an export: whoever made it, nobody, or a colleague, whose name is found elsewhere.
  owner: { me: m.office_field_own, nobody: m.inbox_owner_nobody },
  method: methodNames,
  why: reviewReasonTexts,
  request: {
    question: m.office_field_question,
    change: m.office_field_change,
    cancel: m.office_field_cancellation,
  },
  phrase: readyPhrases,
  move: passportMoveLabels,
  what: { passport: m.office_tour_passport, paper: m.writing_f_paper },
  relation: relationLabels,
  removed: relationLabels,
  separated: contacts,
  report: reportNames,
  topic: topicLabels,
  markets: marketNames,
  linked: ways,
  unlinked: ways,
  opened: ways,
  signedUp: ways,
  signedIn: ways,
  'receivingAccounts.wallets.provider': methodNames,
  'receivingAccounts.wallets.kind': walletKindNames,
  'words.templates.kinds': enquiryKinds,
};
