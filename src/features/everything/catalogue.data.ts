/** A table that goes along. */
export interface Taken {
  /** Columns that stay here, with what they hold where it is read back; absent: nothing. */
  readonly without?: Readonly<Record<string, string | null>>;
  /** Columns that are encrypted here: in the ZIP they are plain, and sealed anew with the key of where it is read back. */
  readonly sealed?: readonly string[];
  /** Only these rows: a condition on the row `t`. */
  readonly where?: string;
  /** An agency that has only begun has rows of it: they give way to what comes, or stay beside it. */
  readonly begins?: 'replaced' | 'kept';
}

/** A table that stays, and why. */
export interface Left {
  readonly left: string;
}

const all: Taken = {};
const byNow = 'It is work of this instance, over in a while, and means nothing elsewhere.';
const secret = 'It opens an account or stands for a device: who comes along proves again who they are.';
const ofHere = 'It says how this instance is connected; the other one has its own.';
/** Marks of visitors are keyed with this instance’s key: elsewhere they are nobody’s. */
const visitor = { visitor: '' };

/** The private files that rows point to which go along. */
const pointedTo = `t.state = 'kept' AND t.id IN (
  SELECT file_id FROM enquiry_files UNION ALL SELECT file_id FROM fare_ticket_files
  UNION ALL SELECT file_id FROM message_files UNION ALL SELECT file_id FROM messages
  UNION ALL SELECT file_id FROM money_claims UNION ALL SELECT file_id FROM supplier_bills
  UNION ALL SELECT file_id FROM visa_case_files)`;

/** Each table of the program: whether it goes along in “Take everything with you”, and what of it. */
export const catalogue: Readonly<Record<string, Taken | Left>> = {
  activity: { begins: 'kept' },
  approvals: all,
  arriving_pieces: { left: byNow },
  bkash_tokens: { left: secret },
  backups_written: { left: ofHere },
  booking_changes: all,
  bookings: { without: visitor },
  books_closings: all,
  books_openings: all,
  brought_documents: all,
  check_ins: all,
  cheque_moves: all,
  customer_contacts: all,
  customer_notes: all,
  customer_relatives: all,
  customers: all,
  deduction_certificates: all,
  departure_plans: all,
  departures: all,
  destinations: { begins: 'replaced' },
  document_list: all,
  document_pictures: all,
  documents: all,
  encrypted_texts: { sealed: ['sealed'] },
  enquiries: { without: visitor, sealed: ['token', 'reply_token'] },
  enquiry_events: all,
  enquiry_files: all,
  enquiry_letters: all,
  enquiry_messages: all,
  enquiry_notes: all,
  enquiry_replies: all,
  everything_exports: { left: 'What was taken along before isn’t taken along.' },
  fare_alarms: all,
  fare_bookings: all,
  fare_option_ends: all,
  fare_options: all,
  fare_passengers: all,
  fare_requests: { sealed: ['token'] },
  fare_ticket_files: all,
  fare_tickets: all,
  find_codes: { left: secret },
  find_guesses: { left: byNow },
  idempotency_keys: { left: byNow },
  import_heads: all,
  import_progress: { left: byNow },
  import_rows: { left: 'An import is undone where it was made.' },
  imports: { left: 'An import is undone where it was made.' },
  invitations: { left: secret },
  ledger_day_sums: all,
  ledger_entries: all,
  ledger_month_sums: all,
  ledger_open_balances: all,
  ledger_order_sums: all,
  ledger_postings: all,
  ledger_sale_sums: all,
  ledger_tills: all,
  list_columns: all,
  list_views: all,
  live_departures: all,
  live_posts: all,
  live_slugs: all,
  live_texts: all,
  live_tour_packages: all,
  live_traveller_review_counts: all,
  live_traveller_reviews: all,
  live_visas: all,
  live_words: all,
  media: { begins: 'replaced' },
  message_batches: all,
  message_files: all,
  message_providers: { left: ofHere },
  message_stops: all,
  messages: { without: { media: null, marks: null }, sealed: ['html', 'text', 'short'] },
  money_alone: all,
  money_apart: all,
  money_apart_orders: all,
  money_arrivals: all,
  money_claims: { without: visitor },
  money_matches: all,
  money_unread: all,
  movements: all,
  old_addresses: all,
  order_dues: all,
  order_events: all,
  order_journeys: all,
  order_letters: all,
  order_lines: all,
  order_spendings: all,
  order_stages: all,
  order_versions: all,
  orders: { sealed: ['token'] },
  outbox: { left: byNow },
  outgoing_numbers: all,
  own_accounts: all,
  package_bands: all,
  paper_serials: all,
  papers: all,
  passed_on: all,
  passed_on_lines: all,
  passport_moves: all,
  passport_serials: all,
  passport_slips: all,
  payment_attempts: { without: { browser: null, redirect: null } },
  payment_cheques: all,
  payment_deductions: all,
  payments: all,
  preview_keys: { left: secret },
  price_lists: all,
  private_files: { without: { sealed_key: '' }, where: pointedTo },
  provider_accounts: {
    begins: 'kept',
    without: { password_hash: null, google_sub: null, google_email: null, photo_url: null },
  },
  provider_attempts: { left: byNow },
  provider_codes: { left: secret },
  provider_known_places: { left: secret },
  provider_refresh_tokens: { left: secret },
  provider_sessions: { left: secret },
  publications: all,
  push_choices: { left: 'It belongs to devices, which are asked again.' },
  push_notices: { left: byNow },
  push_subscriptions: { left: secret },
  reconciliation_entries: all,
  reconciliation_match_entries: all,
  reconciliation_match_lines: all,
  reconciliation_matches: all,
  refunds: all,
  revisions: all,
  safe_counts: all,
  sample_contacts: all,
  sample_archive: { left: 'Samples that were sent away are nobody’s.' },
  sample_removals: { left: 'Samples that were sent away are nobody’s.' },
  sample_rows: all,
  scheduled_publications: all,
  // Papers stay genuine by the public key; the private one stays here, and new papers are signed with another.
  sealed_keys: { begins: 'kept', without: { sealed_key: '' }, where: `t.purpose = 'papers'` },
  seat_holds: all,
  seat_queue: all,
  settings: { begins: 'replaced' },
  signing_keys: { left: secret },
  start_progress: { left: ofHere },
  start_services: { left: ofHere },
  statement_bookings: all,
  statement_days: all,
  statement_layouts: all,
  statement_lines: all,
  supplier_bill_deductions: all,
  supplier_bill_lines: all,
  supplier_bills: all,
  supplier_entries: all,
  supplier_payment_bills: all,
  suppliers: all,
  themes: all,
  ticket_covers: all,
  till_days: all,
  traveller_lists: all,
  traveller_reviews: all,
  travellers: all,
  user_sessions: { left: secret },
  users: { begins: 'kept' },
  vat_entries: all,
  visa_applicants: all,
  visa_case_events: all,
  visa_case_files: all,
  visa_case_openings: all,
  visa_case_papers: all,
  visa_cases: { without: visitor, sealed: ['token'] },
  visa_papers: { begins: 'replaced' },
  visa_times: all,
  waiting_parties: { without: visitor, sealed: ['token'] },
  working_drafts: all,
};

/** What goes along of a table; undefined for one that stays. */
export function takenOf(name: string): Taken | undefined {
  const entry = catalogue[name];
  return entry === undefined || 'left' in entry ? undefined : entry;
}
