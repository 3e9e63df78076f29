import { relationWords } from '#features/customers/dashboard/customer-words.ts';
import { stateNames as departureStates } from '#features/departures/dashboard/departure-words.ts';
import { marketNames } from '#features/departures/dashboard/market-names.ts';
import {
  kindWords as enquiryKinds,
  stateWords as enquiryStates,
  outcomeWords,
  sourceWords,
} from '#features/enquiries/dashboard/inbox-words.ts';
import { reviewReasonWords } from '#features/enquiries/summary/review-words.rules.ts';
import { whyWords } from '#features/gateways/dashboard/review-words.ts';
import { methodNames } from '#features/payments/dashboard/payment-words.ts';
import { reportNames } from '#features/reports/dashboard/report-words.ts';
import { walletKindNames } from '#features/site-settings/dashboard/wallet-words.ts';
import {
  caseStateWords,
  decisionWords,
  passportMoveWords,
  readyPhrases,
} from '#features/visa-cases/dashboard/office-case-words.ts';
import { m } from '#messages/messages.js';
import { stateWords as mailStates } from '../mail/mail-words.ts';
import { topicWords } from '../mail/topic-words.ts';

type Names = Readonly<Record<string, () => string>>;

const ways: Names = { password: m.identity_password, 'google.com': m.account_google };
const contacts: Names = { phone: m.office_set_phone, email: m.identity_email };

/** Texts for enumerated values, by the path of their field without the places in lists. */
export const valueNames: Readonly<Record<string, Names>> = {
  kind: enquiryKinds,
  reviewReasons: reviewReasonWords,
  held: reviewReasonWords,
  heldFor: reviewReasonWords,
  'state-changed': enquiryStates,
  replied: enquiryStates,
  contacted: enquiryStates,
  'message-received': enquiryStates,
  moved: caseStateWords,
  state: {
    ...mailStates,
    ...departureStates,
    offered: m.office_waiting_offered,
    left: m.office_waiting_left,
  },
  decision: { go: m.office_dep_goes, 'no-go': m.office_dep_cancelled },
  'decisions.decision': decisionWords,
  outcome: outcomeWords,
  source: sourceWords,
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
  why: whyWords,
  request: {
    question: m.office_field_question,
    change: m.office_field_change,
    cancel: m.office_field_cancellation,
  },
  phrase: readyPhrases,
  move: passportMoveWords,
  what: { passport: m.office_tour_passport, paper: m.writing_f_paper },
  relation: relationWords,
  removed: relationWords,
  separated: contacts,
  report: reportNames,
  topic: topicWords,
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
