-- The numbers that a customer typed beside the first one, in E.164: calls go there, too.
ALTER TABLE orders ADD COLUMN other_phones text[] NOT NULL DEFAULT '{}';
ALTER TABLE visa_cases ADD COLUMN other_phones text[] NOT NULL DEFAULT '{}';
ALTER TABLE waiting_parties ADD COLUMN other_phones text[] NOT NULL DEFAULT '{}';
