-- How far the visa that lines of an order are for has come: what is kept when it ends early depends on it.
CREATE TABLE order_stages (
  order_id uuid NOT NULL REFERENCES orders (id),
  guide_id text NOT NULL,
  visa_kind text NOT NULL,
  stage text NOT NULL CHECK (stage IN ('collecting', 'checking', 'submitted')),
  PRIMARY KEY (order_id, guide_id, visa_kind)
);
INSERT INTO order_stages (order_id, guide_id, visa_kind, stage)
SELECT order_id, guide_id::text, kind,
  CASE
    WHEN state = 'collecting' THEN 'collecting'
    WHEN state IN ('checking', 'ready') THEN 'checking'
    ELSE 'submitted'
  END
FROM visa_cases
ON CONFLICT DO NOTHING;
