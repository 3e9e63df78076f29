/**
 * What a row of one table is to the row that a column of it names. `goes`: it goes with that row, as all that hangs on a sample does.
 * `whole`: both go, whichever goes first. `holds`: where it stays that row stays, too. `owns`: that row goes with it, unless
 * something that stays has it, too. `clears`: it stays, and the column becomes empty.
 */
export type Bond = 'goes' | 'whole' | 'holds' | 'owns' | 'clears';

/** Foreign keys where a row doesn't simply go with the row that it names: by table and first column. */
export const bondsOfKeys: Readonly<Record<string, Bond>> = {
  // Whoever really travels keeps the departure, and with it the package.
  'bookings.departure_id': 'holds',
  'booking_changes.departure_id': 'holds',
  'seat_holds.departure_id': 'holds',
  'seat_queue.departure_id': 'holds',
  'waiting_parties.departure_id': 'holds',
  'check_ins.departure_id': 'holds',
  'supplier_bill_lines.departure_id': 'holds',
  'departures.price_list': 'holds',
  'package_bands.price_list': 'holds',
  'visa_cases.guide_id': 'holds',
  // A person who was joined to another is still a person.
  'customers.merged_into': 'holds',
  'enquiries.merged_into': 'holds',
  'messages.batch': 'holds',
  // A bill of a supplier is as real as who wrote it down.
  'supplier_bills.supplier_id': 'holds',
  'supplier_bill_lines.bill_id': 'whole',
  'supplier_payment_bills.movement_id': 'whole',
  'passed_on.entry_id': 'whole',
  'movements.entry_id': 'whole',
  'supplier_bills.entry_id': 'whole',
  'supplier_bills.undone_entry_id': 'whole',
  // A match is whole or isn't.
  'reconciliation_match_lines.match_id': 'whole',
  'reconciliation_match_entries.match_id': 'whole',
  'statement_lines.match_id': 'clears',
  'reconciliation_entries.match_id': 'clears',
  'enquiries.owner': 'clears',
  'traveller_lists.passports': 'owns',
  'enquiry_files.file_id': 'owns',
  'fare_ticket_files.file_id': 'owns',
  'messages.file_id': 'owns',
  'money_claims.file_id': 'owns',
  'supplier_bills.file_id': 'owns',
  'visa_case_files.file_id': 'owns',
};

/** A column that names a row without a foreign key. */
export interface Naming {
  readonly child: string;
  readonly column: string;
  readonly parent: string;
  readonly bond: Bond;
}

const names = (child: string, column: string, parent: string, bond: Bond = 'goes'): Naming => ({
  child,
  column,
  parent,
  bond,
});

export const namings: readonly Naming[] = [
  names('enquiry_letters', 'mail_id', 'messages'),
  names('enquiry_replies', 'mail_id', 'messages'),
  names('order_letters', 'mail_id', 'messages'),
  names('messages', 'again', 'messages'),
  names('message_files', 'file_id', 'private_files', 'owns'),
  names('ledger_entries', 'order_id', 'orders'),
  names('papers', 'order_id', 'orders'),
  names('fare_requests', 'option_id', 'fare_options', 'holds'),
  names('ticket_covers', 'enquiry_id', 'fare_requests'),
  names('movements', 'supplier_id', 'suppliers', 'holds'),
  names('live_traveller_reviews', 'id', 'traveller_reviews'),
  names('live_traveller_reviews', 'package_id', 'documents', 'holds'),
  names('traveller_reviews', 'package_id', 'documents', 'holds'),
  names('visa_case_openings', 'applicant_id', 'visa_applicants'),
  names('visa_case_openings', 'paper_id', 'visa_case_papers'),
  names('visa_times', 'case_id', 'visa_cases'),
  names('visa_cases', 'names', 'encrypted_texts', 'owns'),
  names('live_posts', 'document_id', 'documents'),
  names('live_tour_packages', 'document_id', 'documents'),
  names('live_visas', 'document_id', 'documents'),
  names('live_texts', 'document_id', 'documents'),
  names('working_drafts', 'document_id', 'documents'),
];

/** Columns that name a row of any table by its id: what tells of it, is asked of it, or was booked for it goes with it. */
export const namesOfAny: readonly string[] = [
  'activity.subject_id',
  'approvals.subject',
  'import_rows.subject_id',
  'ledger_entries.subject',
  'messages.about_id',
  'money_alone.subject',
  'outgoing_numbers.subject',
  'papers.subject_id',
  'push_notices.subject_id',
];

/** Columns with an id that names no row of a table, or one that never goes. */
export const namesOfNothing: readonly string[] = [
  'arriving_pieces.name',
  'books_openings.id',
  'check_ins.id',
  'document_list.cover',
  'document_pictures.media_id',
  'live_posts.cover',
  'live_tour_packages.cover',
  'live_visas.cover',
  'passed_on.line_id',
  'passed_on_lines.id',
  'sample_removals.id',
  'visa_case_files.upload',
  'visa_times.guide_id',
];

/**
 * Tables of which nothing goes: the program's own, serial numbers, which are never given twice, and what passes by itself in days.
 */
export const standing: readonly string[] = [
  'bkash_tokens',
  'destinations',
  'find_codes',
  'find_guesses',
  'idempotency_keys',
  'live_words',
  'media',
  'message_providers',
  'message_stops',
  'migrations',
  'outbox',
  'own_accounts',
  'paper_serials',
  'passport_serials',
  'preview_keys',
  'provider_attempts',
  'sample_contacts',
  'sample_archive',
  'sample_removals',
  'sample_rows',
  'sealed_keys',
  'settings',
  'signing_keys',
  'statement_layouts',
  'themes',
  'visa_papers',
];

/** Tables that only add up what stands in others: added up again, never kept row by row. */
export const sums: readonly string[] = [
  'ledger_day_sums',
  'ledger_month_sums',
  'ledger_open_balances',
  'ledger_order_sums',
  'ledger_sale_sums',
  'live_traveller_review_counts',
];
