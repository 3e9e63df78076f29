-- A refund by our own cheque was once booked against the cheques in hand, which are our customers': what is in hand by the ledger is
-- what is in the drawer, and our cheque leaves the bank. Moved today, in no order: customers' balances don't change.
WITH wrong AS (
  SELECT gen_random_uuid() AS id, entry.subject, coalesce(entry.clerk, entry.actor) AS clerk, posting.amount
  FROM ledger_postings posting JOIN ledger_entries entry ON entry.id = posting.entry_id
  WHERE entry.kind IN ('refund', 'refund-undone') AND posting.account = '1030'
), booked AS (
  INSERT INTO ledger_entries (id, kind, booked_on, at, actor, clerk, subject, text, postings)
  SELECT id, 'refund', (now() AT TIME ZONE 'Asia/Dhaka')::date, now(), 'system:migrations', clerk, subject,
    'A cheque of ours leaves the bank, not the cheques in hand', 2
  FROM wrong
), moved AS (
  SELECT id, 0 AS position, '1030' AS account, -amount AS amount FROM wrong
  UNION ALL SELECT id, 1, '1020', amount FROM wrong
)
INSERT INTO ledger_postings (entry_id, position, account, amount) SELECT id, position, account, amount FROM moved;

-- Lines of a bank's statement that a cheque with their number had hidden: each is the clearing of one, and somebody says of which.
UPDATE money_arrivals SET settled = false
  WHERE method = 'bank' AND settled AND NOT arrival_is_settled(id, outside_key);
