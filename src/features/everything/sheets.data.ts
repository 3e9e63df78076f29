/** A list as people know it, for a spreadsheet or another program: its heads are the names of the statement’s columns. */
interface Sheet {
  readonly name: string;
  readonly statement: string;
}

const day = (moment: string) => `to_char(${moment} AT TIME ZONE 'Asia/Dhaka', 'YYYY-MM-DD')`;
const moment = (at: string) => `to_char(${at} AT TIME ZONE 'Asia/Dhaka', 'YYYY-MM-DD HH24:MI')`;
const taka = (poisha: string) => `round(${poisha} / 100.0, 2)`;

const contact = (kind: string, place: number) => `(
  SELECT value FROM customer_contacts WHERE customer_id = c.id AND kind = '${kind}' ORDER BY added_at, value
  OFFSET ${place} LIMIT 1)`;

/** Heads of customers, orders, suppliers, bills, departures and enquiries are fields of the import. */
export const sheets: readonly Sheet[] = [
  {
    name: 'customers',
    statement: `SELECT c.name, ${contact('phone', 0)} AS phone, ${contact('phone', 1)} AS phone2,
      ${contact('email', 0)} AS email,
      (SELECT string_agg(body, E'\\n' ORDER BY at, id) FROM customer_notes WHERE customer_id = c.id) AS note,
      array_to_string(c.also_called, ', ') AS "alsoCalled", ${day('c.created_at')} AS since, c.id
      FROM customers c WHERE c.merged_into IS NULL ORDER BY c.created_at, c.id`,
  },
  {
    name: 'orders',
    statement: `SELECT o.reference, o.name AS customer, o.phone, o.email,
      (SELECT string_agg(l.text_en, '; ' ORDER BY l.position) FROM order_lines l
        WHERE l.order_id = o.id AND l.version = o.current) AS text,
      v.travels_on AS "travelsOn", ${taka('v.total')} AS total, ${taka('coalesce(s.paid - s.refunded, 0)')} AS paid,
      (SELECT max(due) FROM order_dues d WHERE d.order_id = o.id AND d.version = o.current) AS "dueOn",
      o.state, o.sells, o.accepted_on AS "acceptedOn", ${day('o.created_at')} AS "madeOn", o.id
      FROM orders o LEFT JOIN order_versions v ON v.order_id = o.id AND v.number = o.current
      LEFT JOIN ledger_order_sums s ON s.order_id = o.id ORDER BY o.created_at, o.id`,
  },
  {
    name: 'order-lines',
    statement: `SELECT o.reference AS "order", l.version, l.version = o.current AS current, l.position, l.charge,
      l.text_en AS "textEn", l.text_bn AS "textBn", l.quantity, ${taka('l.unit')} AS unit,
      ${taka('l.unit * l.quantity')} AS total
      FROM order_lines l JOIN orders o ON o.id = l.order_id ORDER BY o.created_at, o.id, l.version, l.position`,
  },
  {
    name: 'payments',
    statement: `SELECT p.on_day AS "on", o.reference AS "order", o.name AS customer, p.method, ${taka('p.amount')} AS amount,
      ${taka('p.fee')} AS fee, p.outside AS number, p.state, p.receipt, p.account, p.taken_by AS "takenBy", p.id
      FROM payments p JOIN orders o ON o.id = p.order_id ORDER BY p.taken_at, p.id`,
  },
  {
    name: 'refunds',
    statement: `SELECT r.on_day AS "on", o.reference AS "order", o.name AS customer, r.method, ${taka('r.amount')} AS amount,
      r.outside AS number, r.state, r.reason, r.account, ${day('r.asked_at')} AS "askedOn", r.id
      FROM refunds r JOIN orders o ON o.id = r.order_id ORDER BY r.asked_at, r.id`,
  },
  {
    name: 'ledger-entries',
    statement: `SELECT e.number, e.booked_on AS "on", e.kind, p.account, ${taka('greatest(p.amount, 0)')} AS debit,
      ${taka('greatest(-p.amount, 0)')} AS credit, o.reference AS "order", e.subject, e.text, e.actor AS by, e.clerk, e.id
      FROM ledger_entries e JOIN ledger_postings p ON p.entry_id = e.id LEFT JOIN orders o ON o.id = e.order_id
      ORDER BY e.number, p.position`,
  },
  {
    name: 'suppliers',
    statement: `SELECT s.name, s.kind, s.phone, s.currency, ${taka('s.owed')} AS balance, s.id
      FROM suppliers s ORDER BY s.made_at, s.id`,
  },
  {
    name: 'bills',
    statement: `SELECT s.name AS supplier, b.number, b.on_day AS "on", b.due, b.currency, b.rate,
      ${taka('b.total')} AS amount,
      (SELECT string_agg(l.text, '; ' ORDER BY l.position) FROM supplier_bill_lines l WHERE l.bill_id = b.id) AS text,
      b.state, b.covered, b.id
      FROM supplier_bills b JOIN suppliers s ON s.id = b.supplier_id ORDER BY b.at, b.id`,
  },
  {
    name: 'departures',
    statement: `SELECT coalesce(t.title_en, t.title_bn) AS package, d.departs_on AS "departsOn",
      d.returns_on AS "returnsOn", d.seats, d.kept_back AS "keptBack", d.booked, d.state, d.key, d.id
      FROM departures d JOIN document_list t ON t.document_id = d.package_id ORDER BY d.departs_on, d.id`,
  },
  {
    name: 'bookings',
    statement: `SELECT o.reference AS "order", o.name, o.phone, coalesce(t.title_en, t.title_bn) AS package,
      d.departs_on AS "departsOn", b.adults, b.children_with_bed + b.children_without_bed AS children, b.infants,
      b.single_rooms AS "singleRooms", o.state
      FROM bookings b JOIN orders o ON o.id = b.order_id JOIN departures d ON d.id = b.departure_id
      JOIN document_list t ON t.document_id = d.package_id ORDER BY d.departs_on, o.reference`,
  },
  {
    name: 'travellers',
    statement: `SELECT o.reference AS "order", t.place, t.surname, t.given_names AS "givenNames", t.sex,
      t.birth_date AS "birthDate", t.nationality, t.phone, t.diet
      FROM travellers t JOIN orders o ON o.id = t.order_id ORDER BY o.reference, t.place`,
  },
  {
    name: 'enquiries',
    statement: `SELECT e.reference, e.name, e.phone, e.email, e.subject, e.message AS text, e.due_on AS due, e.state, e.kind,
      e.source, e.language, ${moment('e.created_at')} AS received, e.id
      FROM enquiries e WHERE e.merged_into IS NULL ORDER BY e.created_at, e.id`,
  },
  {
    name: 'visa-cases',
    statement: `SELECT c.reference, c.name, c.phone, c.email, c.title ->> 'en' AS title, c.kind, c.state,
      c.departs_on AS "departsOn", c.returns_on AS "returnsOn", c.appointment_on AS "appointmentOn",
      c.decision_on AS "decisionOn", c.file_number AS "fileNumber", o.reference AS "order",
      (SELECT string_agg(a.name || coalesce(' (' || a.decision || ')', ''), '; ' ORDER BY a.position)
        FROM visa_applicants a WHERE a.case_id = c.id) AS applicants, ${moment('c.created_at')} AS begun, c.id
      FROM visa_cases c LEFT JOIN orders o ON o.id = c.order_id ORDER BY c.created_at, c.id`,
  },
  {
    name: 'fares',
    statement: `SELECT e.reference, e.name, e.phone, e.subject, f.pnr, o.reference AS "order",
      (SELECT string_agg(t.number || ' ' || p.surname || '/' || p.given_names, '; ' ORDER BY t.number) FROM fare_tickets t
        JOIN fare_passengers p ON p.enquiry_id = t.enquiry_id AND p.position = t.position
        WHERE t.enquiry_id = f.enquiry_id) AS tickets,
      ${moment('f.created_at')} AS asked, ${moment('f.accepted_at')} AS accepted, ${moment('f.ticketed_at')} AS ticketed
      FROM fare_requests f JOIN enquiries e ON e.id = f.enquiry_id LEFT JOIN orders o ON o.id = f.order_id
      ORDER BY f.created_at, f.enquiry_id`,
  },
  ...(
    [
      ['packages', 'tour-package'],
      ['posts', 'post'],
      ['guides', 'visa'],
    ] as const
  ).map(([name, kind]) => ({
    name,
    statement: `SELECT d.slug, d.title_en AS "titleEn", d.title_bn AS "titleBn", d.section, d.state_en AS "stateEn",
      d.state_bn AS "stateBn", en.texts ->> 'summary' AS "summaryEn", bn.texts ->> 'summary' AS "summaryBn",
      r.texts::text AS texts, r.facts::text AS facts, d.document_id AS id
      FROM document_list d JOIN revisions r ON r.document_id = d.document_id AND r.number = d.revision
      LEFT JOIN live_texts en ON en.document_id = d.document_id AND en.language = 'en'
      LEFT JOIN live_texts bn ON bn.document_id = d.document_id AND bn.language = 'bn'
      WHERE d.kind = '${kind}' ORDER BY d.slug, d.document_id`,
  })),
];

/** Messages are sealed in the database: their list is written from the opened rows. */
export const messageHeads = [
  'at',
  'direction',
  'channel',
  'event',
  'to',
  'subject',
  'text',
  'state',
  'aboutKind',
  'about',
] as const;
