-- What somebody has typed that isn't whole enough to be a revision: one row for each person and document, seen by that
-- person only. Only src/features/publishing writes it.
CREATE TABLE working_drafts (
  uid text NOT NULL REFERENCES users (uid) ON DELETE CASCADE,
  -- Of a document that may not be there yet: it is created once it is whole.
  document_id uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN ('visa', 'tour-package', 'post')),
  -- The revision it goes on from; null for a new document.
  based_on integer CHECK (based_on > 0),
  -- Of the draft: domestic or international of a package, blog or news of a post.
  section text,
  title text,
  draft jsonb NOT NULL,
  kept_at timestamptz NOT NULL,
  PRIMARY KEY (uid, document_id)
);
CREATE INDEX working_drafts_by_time ON working_drafts (uid, kept_at DESC);
