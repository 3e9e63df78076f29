-- What goes out to people by whatever channel is one table, and so one outbox: letters by e-mail, short messages by SMS and WhatsApp,
-- and what customers write. Only src/platform/messages writes it.
ALTER TABLE mail RENAME TO messages;
ALTER INDEX mail_due RENAME TO messages_due_by_time;
ALTER INDEX mail_by_state RENAME TO messages_by_state;
ALTER INDEX mail_by_mailbox RENAME TO messages_by_mailbox;
ALTER INDEX mail_by_mark RENAME TO messages_by_mark;

-- Each message tells of one event, called the same in the list, the settings and the templates of WhatsApp.
ALTER TABLE messages RENAME COLUMN kind TO event;
UPDATE messages SET event = named.event
FROM (VALUES
  ('enquiries.reply', 'enquiry.reply'), ('enquiries.confirmation', 'enquiry.received'),
  ('enquiries.message', 'enquiry.message'), ('enquiries.notice', 'enquiry.notice'),
  ('orders.quote', 'order.quoted'), ('orders.held', 'order.held'), ('orders.pays-later', 'order.pays-later'),
  ('orders.claimed', 'payment.claimed'), ('orders.amendment', 'order.amendment'), ('orders.changed', 'order.changed'),
  ('orders.payment-asked', 'payment.asked'), ('orders.cheque-bounced', 'payment.bounced'),
  ('orders.cheque-stands', 'payment.stands'), ('orders.refund-undone', 'refund.undone'),
  ('orders.accepted', 'order.confirmed'), ('orders.receipt', 'payment.received'),
  ('orders.reminder', 'payment.reminder'), ('orders.travellers', 'travellers.missing'),
  ('orders.review', 'review.asked'), ('orders.refund', 'refund.sent'), ('orders.cancelled', 'order.cancelled'),
  ('bookings.go', 'departure.decided'), ('waiting.offered', 'waiting.offer'),
  ('visa-cases.begun', 'case.begun'), ('visa-cases.moved', 'case.state'), ('visa-cases.again', 'case.paper-again'),
  ('visa-cases.changed', 'case.changed'), ('visa-cases.corrected', 'case.corrected'),
  ('visa-cases.purged', 'case.purged'), ('fares.sent', 'fare.options'), ('fares.alarm', 'fare.alarm')
) AS named (kind, event)
WHERE messages.event = named.kind;

-- "stopped" is what was called dropped; "failed" is tried again another way; the rest is what telephones report.
ALTER TABLE messages DROP CONSTRAINT mail_state_check;
UPDATE messages SET state = 'stopped' WHERE state = 'dropped';
ALTER TABLE messages ADD CONSTRAINT messages_state_check
  CHECK (state IN ('waiting', 'sent', 'delivered', 'read', 'failed', 'dead', 'stopped', 'received'));

ALTER TABLE messages
  ADD COLUMN direction text NOT NULL DEFAULT 'out' CHECK (direction IN ('out', 'in')),
  ADD COLUMN channel text NOT NULL DEFAULT 'email' CHECK (channel IN ('email', 'sms', 'whatsapp')),
  -- What it is about, whose page shows it: an order, a visa case, the enquiry of a fare, an enquiry.
  ADD COLUMN about_kind text CHECK (about_kind IN ('order', 'case', 'fare', 'enquiry')),
  ADD COLUMN about_id uuid,
  -- What an SMS would say, of a letter to a customer. Sealed, as the letter is.
  ADD COLUMN short text NOT NULL DEFAULT '',
  -- The channels that are left to try when this one fails, first the next.
  ADD COLUMN then_by text[] NOT NULL DEFAULT '{}',
  -- Parts of an SMS, and what the message costs in poisha once it went.
  ADD COLUMN parts integer,
  ADD COLUMN cost bigint NOT NULL DEFAULT 0 CHECK (cost >= 0),
  -- What the provider calls it.
  ADD COLUMN reference text,
  -- The message that it repeats.
  ADD COLUMN again uuid,
  ADD CHECK ((about_kind IS NULL) = (about_id IS NULL));

DROP INDEX messages_due_by_time;
CREATE INDEX messages_due ON messages (channel, next_attempt_at) WHERE state = 'waiting';
CREATE INDEX messages_about ON messages (about_id, created_at DESC) WHERE about_id IS NOT NULL;
CREATE INDEX messages_by_cost ON messages (sent_at) INCLUDE (cost) WHERE cost > 0;
CREATE INDEX messages_newest ON messages (created_at DESC, id DESC);

-- The ways in which a customer wants to hear of their order; null: all.
ALTER TABLE orders ADD COLUMN channels text[] CHECK (channels <> '{}' AND channels <@ ARRAY['whatsapp', 'sms', 'email']);

-- Letters that went out before belong to the threads of their orders and enquiries, too.
UPDATE messages SET about_kind = 'order', about_id = letter.order_id
FROM order_letters letter WHERE letter.mail_id = messages.id;
UPDATE messages SET about_kind = 'enquiry', about_id = letter.enquiry_id
FROM enquiry_letters letter WHERE letter.mail_id = messages.id;
