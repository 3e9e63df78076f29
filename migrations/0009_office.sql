-- The office's list of documents: one narrow row a document, whatever its state. Only src/features/publishing writes
-- it, in the transaction of the command that changed the document, so that a table of the office reads one table.
CREATE TABLE document_list (
  document_id uuid PRIMARY KEY REFERENCES documents (id),
  kind text NOT NULL,
  -- Of the newest revision.
  slug text NOT NULL,
  -- domestic or international of a package, blog or news of a post.
  section text,
  title_en text,
  title_bn text,
  -- What the list is sorted by: the English title, or the Bangla one, in lower case.
  sort_title text NOT NULL,
  cover uuid,
  state_en text NOT NULL CHECK (state_en IN ('none', 'draft', 'scheduled', 'published', 'changed', 'unpublished')),
  state_bn text NOT NULL CHECK (state_bn IN ('none', 'draft', 'scheduled', 'published', 'changed', 'unpublished')),
  live_en boolean NOT NULL,
  live_bn boolean NOT NULL,
  -- Whether it was ever published in the language: what tells "unpublished" from "draft".
  known_en boolean NOT NULL,
  known_bn boolean NOT NULL,
  trashed boolean NOT NULL,
  revision integer NOT NULL,
  updated_at timestamptz NOT NULL,
  updated_by text NOT NULL,
  -- When it was last published in any language.
  published_at timestamptz,
  -- Titles and slug by their sound in Latin letters, as live_texts has them.
  letters text NOT NULL
);
-- Each order of the list, of one kind and of all, with what it is filtered by: a page deep in the list, and how many
-- rows there are, are answered from an index alone.
CREATE INDEX document_list_by_update ON document_list (kind, trashed, updated_at DESC, document_id)
  INCLUDE (section, state_en, state_bn);
CREATE INDEX document_list_by_title ON document_list (kind, trashed, sort_title COLLATE "C", document_id)
  INCLUDE (section, state_en, state_bn);
CREATE INDEX document_list_by_publication ON document_list (kind, trashed, published_at DESC NULLS LAST, document_id)
  INCLUDE (section, state_en, state_bn);
CREATE INDEX document_list_all_by_update ON document_list (trashed, updated_at DESC, document_id)
  INCLUDE (state_en, state_bn);
CREATE INDEX document_list_all_by_title ON document_list (trashed, sort_title COLLATE "C", document_id)
  INCLUDE (state_en, state_bn);
CREATE INDEX document_list_all_by_publication ON document_list (trashed, published_at DESC NULLS LAST, document_id)
  INCLUDE (state_en, state_bn);
CREATE INDEX document_list_states ON document_list (kind, trashed, section, state_en, state_bn, live_en, live_bn);
CREATE INDEX document_list_scheduled ON document_list (updated_at DESC)
  WHERE state_en = 'scheduled' OR state_bn = 'scheduled';
CREATE INDEX document_list_letters ON document_list USING gin (letters gin_trgm_ops);

-- The key that signs links to drafts; made when the first link is.
CREATE TABLE preview_keys (
  id smallint PRIMARY KEY CHECK (id = 1),
  secret text NOT NULL,
  created_at timestamptz NOT NULL
);

-- A picture can be changed in place: the version is part of the address of its files, which are kept for ever.
ALTER TABLE media
  ADD COLUMN version integer NOT NULL DEFAULT 1 CHECK (version > 0),
  -- The part of the original that is shown, in per cent of its sides; null: all of it.
  ADD COLUMN crop jsonb,
  ADD COLUMN uploaded_by text,
  ADD COLUMN letters text NOT NULL DEFAULT '';
UPDATE media SET letters = lower(name || ' ' || coalesce(alt ->> 'en', ''));
CREATE INDEX media_by_date ON media (created_at DESC, id);
CREATE INDEX media_letters ON media USING gin (letters gin_trgm_ops);

-- Where pictures are used: one row for each picture that the newest or a live revision of a document shows.
-- Written with document_list.
CREATE TABLE document_pictures (
  media_id uuid NOT NULL,
  document_id uuid NOT NULL REFERENCES documents (id),
  -- Whether the public sees it there.
  live boolean NOT NULL,
  PRIMARY KEY (media_id, document_id)
);
CREATE INDEX document_pictures_by_document ON document_pictures (document_id);

-- Settings are saved on top of a version, like documents: nobody overwrites what they haven't seen.
ALTER TABLE settings
  ADD COLUMN version integer NOT NULL DEFAULT 1 CHECK (version > 0),
  ADD COLUMN updated_by text NOT NULL DEFAULT 'system:demo';

CREATE INDEX activity_by_time ON activity (at DESC, id DESC);
CREATE INDEX activity_by_actor ON activity (actor, id DESC);
CREATE INDEX activity_by_action ON activity (action, id DESC);
