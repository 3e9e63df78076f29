-- The stems of published words, for recognizing words that were written another way: by their sound in Latin letters, and by
-- its consonants. They take the place of live_texts.letters, which processes of the version before still write.
CREATE TABLE live_words (
  language text NOT NULL CHECK (language IN ('en', 'bn')),
  word text COLLATE "C" NOT NULL,
  sound text NOT NULL,
  skeleton text NOT NULL,
  PRIMARY KEY (language, word)
);
CREATE INDEX live_words_by_skeleton ON live_words (skeleton, language);
CREATE INDEX live_words_sound ON live_words USING gin (sound gin_trgm_ops);

DROP INDEX live_texts_letters;
ALTER TABLE live_texts
  ALTER COLUMN letters SET DEFAULT '',
  -- By which version of the rules words was made; texts with another one are indexed anew at the start.
  ADD COLUMN index_version integer NOT NULL DEFAULT 0;
CREATE INDEX live_texts_by_index_version ON live_texts (index_version);

-- The office's search takes other letters now, too; the start fills them in.
UPDATE document_list SET letters = '';
