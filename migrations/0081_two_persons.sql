-- What one person moved without another's approval: the sums of a day count together, by person and by customer.
CREATE TABLE money_alone (
  id uuid PRIMARY KEY,
  kind text NOT NULL CHECK (kind ~ '^[a-z-]{2,40}$'),
  -- The payment, refund, version, … that it is of.
  subject text NOT NULL,
  actor text NOT NULL,
  order_id uuid REFERENCES orders (id),
  -- The number or account that the money was sent to, as a keyed hash: it is compared only.
  sent_to text,
  -- Poisha; negative for what is taken back, at the moment of what it takes back.
  amount bigint NOT NULL,
  at timestamptz NOT NULL
);
CREATE INDEX money_alone_by_actor ON money_alone (actor, at);
CREATE INDEX money_alone_by_sent_to ON money_alone (sent_to, at) WHERE sent_to IS NOT NULL;
CREATE INDEX money_alone_by_order ON money_alone (order_id, at) WHERE order_id IS NOT NULL;
CREATE INDEX money_alone_by_subject ON money_alone (subject);
INSERT INTO money_alone (id, kind, subject, actor, order_id, amount, at)
  SELECT gen_random_uuid(), 'refund', id::text, asked_by, order_id, amount, asked_at FROM refunds
  WHERE approved_by IS NULL AND state NOT IN ('asked', 'refused');

-- What one person asked for and another decides: it is done with the approval, or not at all.
CREATE TABLE approvals (
  id uuid PRIMARY KEY,
  kind text NOT NULL CHECK (kind ~ '^[a-z-]{2,40}$'),
  -- The payment, refund, cost, departure, … that it is about.
  subject text NOT NULL,
  order_id uuid REFERENCES orders (id),
  -- Poisha.
  amount bigint NOT NULL,
  -- Why, or for what, in the words of who asks.
  reason text NOT NULL,
  -- What else the deed needs.
  detail jsonb NOT NULL DEFAULT '{}',
  state text NOT NULL CHECK (state IN ('waiting', 'approved', 'refused')),
  asked_by text NOT NULL,
  asked_at timestamptz NOT NULL,
  decided_by text,
  decided_at timestamptz,
  decided_because text,
  CHECK ((state = 'waiting') = (decided_by IS NULL)),
  CHECK (decided_by IS NULL OR decided_by <> asked_by OR state = 'refused')
);
CREATE INDEX approvals_waiting ON approvals (asked_at, id) WHERE state = 'waiting';
CREATE INDEX approvals_by_order ON approvals (order_id) WHERE order_id IS NOT NULL;
CREATE UNIQUE INDEX approvals_once ON approvals (kind, subject)
  WHERE state = 'waiting' AND kind IN ('payment-undone', 'refund-undone', 'departure-cost-undone', 'supplier-payment-undone');

-- A number under which money went out stands for one movement.
CREATE TABLE outgoing_numbers (
  key text PRIMARY KEY,
  subject text NOT NULL
);
INSERT INTO outgoing_numbers (key, subject)
  SELECT upper(regexp_replace(outside, '[^[:alnum:]]', '', 'g')), min(id::text) FROM refunds
  WHERE state = 'paid' AND outside IS NOT NULL AND method <> 'cash'
    AND regexp_replace(outside, '[^[:alnum:]]', '', 'g') <> ''
  GROUP BY 1
  ON CONFLICT DO NOTHING;

-- A refund that was paid can be undone.
ALTER TABLE refunds DROP CONSTRAINT refunds_state_check;
ALTER TABLE refunds ADD CONSTRAINT refunds_state_check
  CHECK (state IN ('asked', 'approved', 'processing', 'review', 'paid', 'refused', 'undone'));
ALTER TABLE refunds
  ADD COLUMN ended_by text,
  ADD COLUMN ended_at timestamptz,
  ADD COLUMN ended_because text,
  -- When its gateway was first asked to send it.
  ADD COLUMN sent_at timestamptz;
