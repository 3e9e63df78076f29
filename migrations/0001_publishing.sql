-- Documents: what staff write. Only src/features/publishing writes these tables.
CREATE EXTENSION IF NOT EXISTS pg_trgm;

CREATE TABLE documents (
  id uuid PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('visa', 'tour-package', 'post')),
  created_at timestamptz NOT NULL,
  created_by text NOT NULL,
  latest_revision integer NOT NULL CHECK (latest_revision >= 0),
  trashed_at timestamptz
);
CREATE INDEX documents_by_kind ON documents (kind, created_at DESC);

CREATE TABLE revisions (
  document_id uuid NOT NULL REFERENCES documents (id),
  number integer NOT NULL CHECK (number > 0),
  slug text NOT NULL,
  facts jsonb NOT NULL,
  texts jsonb NOT NULL,
  saved_at timestamptz NOT NULL,
  saved_by text NOT NULL,
  PRIMARY KEY (document_id, number)
);

-- A saved revision is history: the database itself refuses to change it.
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END
$$;
CREATE TRIGGER revisions_append_only BEFORE UPDATE OR DELETE ON revisions
  FOR EACH ROW EXECUTE FUNCTION refuse_change();

CREATE TABLE publications (
  document_id uuid NOT NULL REFERENCES documents (id),
  language text NOT NULL CHECK (language IN ('en', 'bn')),
  revision integer NOT NULL,
  first_published_at timestamptz NOT NULL,
  published_at timestamptz NOT NULL,
  published_by text NOT NULL,
  PRIMARY KEY (document_id, language),
  FOREIGN KEY (document_id, revision) REFERENCES revisions (document_id, number)
);

CREATE TABLE scheduled_publications (
  document_id uuid NOT NULL REFERENCES documents (id),
  language text NOT NULL CHECK (language IN ('en', 'bn')),
  revision integer NOT NULL,
  publish_at timestamptz NOT NULL,
  scheduled_by text NOT NULL,
  PRIMARY KEY (document_id, language),
  FOREIGN KEY (document_id, revision) REFERENCES revisions (document_id, number)
);
CREATE INDEX scheduled_publications_due ON scheduled_publications (publish_at);

-- Every slug a document was ever published under. One is current, the others redirect to it.
CREATE TABLE live_slugs (
  kind text NOT NULL,
  slug text NOT NULL,
  document_id uuid NOT NULL REFERENCES documents (id),
  current boolean NOT NULL,
  PRIMARY KEY (kind, slug)
);
CREATE UNIQUE INDEX live_slugs_one_current ON live_slugs (document_id) WHERE current;

-- Live tables hold only what is published. Public pages read these and nothing else.
CREATE TABLE live_texts (
  document_id uuid NOT NULL,
  kind text NOT NULL,
  language text NOT NULL CHECK (language IN ('en', 'bn')),
  title text NOT NULL,
  summary text NOT NULL,
  texts jsonb NOT NULL,
  first_published_at timestamptz NOT NULL,
  published_at timestamptz NOT NULL,
  -- Weighted words of the document, made by src/features/publishing/search.rules.ts.
  words tsvector NOT NULL,
  -- Title and names in lower case, for matching in spite of a misspelling.
  letters text NOT NULL,
  PRIMARY KEY (document_id, language)
);
CREATE INDEX live_texts_words ON live_texts USING gin (words);
CREATE INDEX live_texts_letters ON live_texts USING gin (letters gin_trgm_ops);
CREATE INDEX live_texts_by_kind ON live_texts (kind, language);

CREATE TABLE activity (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL,
  actor text NOT NULL,
  action text NOT NULL,
  subject_kind text NOT NULL,
  subject_id text NOT NULL,
  difference jsonb NOT NULL
);
CREATE INDEX activity_by_subject ON activity (subject_kind, subject_id, id DESC);
CREATE TRIGGER activity_append_only BEFORE UPDATE OR DELETE ON activity
  FOR EACH ROW EXECUTE FUNCTION refuse_change();

CREATE TABLE settings (
  name text PRIMARY KEY,
  value jsonb NOT NULL,
  updated_at timestamptz NOT NULL
);

CREATE TABLE media (
  id uuid PRIMARY KEY,
  -- Of the original file: the same bytes are stored once.
  sha256 text NOT NULL UNIQUE,
  file text NOT NULL,
  name text NOT NULL,
  mime text NOT NULL,
  width integer NOT NULL CHECK (width > 0),
  height integer NOT NULL CHECK (height > 0),
  bytes integer NOT NULL CHECK (bytes > 0),
  -- The point that must stay in view when the picture is cropped, 0 to 100 per cent.
  focus_x smallint NOT NULL DEFAULT 50 CHECK (focus_x BETWEEN 0 AND 100),
  focus_y smallint NOT NULL DEFAULT 50 CHECK (focus_y BETWEEN 0 AND 100),
  -- A data: picture of a few hundred bytes, shown until the real one is there.
  placeholder text NOT NULL,
  alt jsonb NOT NULL,
  created_at timestamptz NOT NULL
);
