-- Numbers and addresses of the sample life: whatever is written to them is kept, and never sent.
CREATE TABLE sample_contacts (
  address text PRIMARY KEY
);
