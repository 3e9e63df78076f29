-- What the names of customers and orders sound like, in letters of both scripts, for the search of the whole office; null until the
-- program has written it, which it does at its start.
ALTER TABLE customers ADD COLUMN sounds text;
ALTER TABLE orders ADD COLUMN sounds text;
CREATE INDEX customers_sounds ON customers USING gin (sounds gin_trgm_ops);
CREATE INDEX orders_sounds ON orders USING gin (sounds gin_trgm_ops);
CREATE INDEX customers_unwritten_sounds ON customers (id) WHERE sounds IS NULL;
CREATE INDEX orders_unwritten_sounds ON orders (id) WHERE sounds IS NULL;
-- Visa cases by part of a name, a number or a reference; their applicants by name.
CREATE INDEX visa_cases_search ON visa_cases USING gin (lower(reference || ' ' || name || ' ' || phone) gin_trgm_ops);
CREATE INDEX visa_applicants_search ON visa_applicants USING gin (lower(name) gin_trgm_ops);
-- Numbers of money and of papers by a part of them.
CREATE INDEX payments_by_part_of_look ON payments USING gin (look_key gin_trgm_ops);
CREATE INDEX money_arrivals_by_part_of_look ON money_arrivals USING gin (look_key gin_trgm_ops);
CREATE INDEX money_claims_by_part_of_look ON money_claims USING gin (look_key gin_trgm_ops);
CREATE INDEX papers_by_part_of_number ON papers USING gin (number gin_trgm_ops);
