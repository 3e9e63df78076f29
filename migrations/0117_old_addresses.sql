-- What came from an agency's old site: the same file again adds nothing, and its addresses lead to the new ones.
CREATE TABLE brought_documents (
  -- The old site by its address, without protocol; or the name of a list of products.
  site text NOT NULL,
  -- The item's id there.
  old_id text NOT NULL,
  document_id uuid NOT NULL UNIQUE REFERENCES documents (id),
  -- Whether bringing it published or scheduled it: if that has changed, somebody did it.
  published boolean NOT NULL,
  brought_at timestamptz NOT NULL,
  PRIMARY KEY (site, old_id)
);

-- Paths without a last slash, decoded and in small letters, and `?p=` with an id.
CREATE TABLE old_addresses (
  address text PRIMARY KEY CHECK (address <> '' AND address <> '/'),
  document_id uuid NOT NULL REFERENCES documents (id)
);
CREATE INDEX old_addresses_by_document ON old_addresses (document_id);
