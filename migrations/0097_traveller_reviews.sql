-- What travellers say of their journey: asked after it by the link of their order, shown once an editor has read it.
CREATE TABLE traveller_reviews (
  id uuid PRIMARY KEY,
  order_id uuid NOT NULL UNIQUE REFERENCES orders (id),
  package_id uuid NOT NULL,
  departs_on date NOT NULL,
  asked_at timestamptz NOT NULL,
  state text NOT NULL DEFAULT 'asked' CHECK (state IN ('asked', 'waiting', 'visible', 'hidden', 'removed')),
  stars smallint CHECK (stars BETWEEN 1 AND 5),
  words text CHECK (length(words) BETWEEN 1 AND 4000),
  -- As they want it to be shown; empty for none.
  name text CHECK (length(name) <= 200),
  language text CHECK (language IN ('en', 'bn')),
  written_at timestamptz,
  -- Why it isn't shown, for colleagues.
  reason text,
  -- What the agency says to it, below it; empty for nothing.
  answer text NOT NULL DEFAULT '',
  checked_by text,
  checked_at timestamptz,
  version integer NOT NULL DEFAULT 1,
  CHECK ((state IN ('waiting', 'visible', 'hidden')) = (written_at IS NOT NULL)),
  CHECK ((written_at IS NULL) = (stars IS NULL) AND (stars IS NULL) = (words IS NULL) AND (words IS NULL) = (name IS NULL)),
  CHECK ((state = 'hidden') = (reason IS NOT NULL))
);
CREATE INDEX traveller_reviews_of ON traveller_reviews (package_id);
CREATE INDEX traveller_reviews_by_state ON traveller_reviews (state, written_at) WHERE written_at IS NOT NULL;

-- What somebody wrote stays as it is: it can only be removed whole.
CREATE FUNCTION refuse_other_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.written_at IS NOT NULL AND NEW.state <> 'removed'
    AND (NEW.stars, NEW.words, NEW.name, NEW.language, NEW.written_at)
      IS DISTINCT FROM (OLD.stars, OLD.words, OLD.name, OLD.language, OLD.written_at) THEN
    RAISE EXCEPTION 'Nobody changes what a traveller wrote' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER traveller_reviews_stand BEFORE UPDATE ON traveller_reviews
  FOR EACH ROW EXECUTE FUNCTION refuse_other_words();

-- What the public sees of them.
CREATE TABLE live_traveller_reviews (
  id uuid PRIMARY KEY,
  package_id uuid NOT NULL,
  departs_on date NOT NULL,
  stars smallint NOT NULL,
  words text NOT NULL,
  name text NOT NULL,
  language text NOT NULL,
  answer text NOT NULL,
  written_at timestamptz NOT NULL
);
CREATE INDEX live_traveller_reviews_of ON live_traveller_reviews (package_id, written_at DESC, id);

-- How many were asked of each package, how many answered, and how many of those aren't shown.
CREATE TABLE live_traveller_review_counts (
  package_id uuid PRIMARY KEY,
  asked integer NOT NULL,
  answered integer NOT NULL,
  hidden integer NOT NULL
);
