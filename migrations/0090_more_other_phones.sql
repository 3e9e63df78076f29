-- As of orders and visa cases: the numbers that were typed beside the first one, in E.164.
ALTER TABLE travellers ADD COLUMN other_phones text[] NOT NULL DEFAULT '{}';
ALTER TABLE enquiries ADD COLUMN other_phones text[] NOT NULL DEFAULT '{}';
