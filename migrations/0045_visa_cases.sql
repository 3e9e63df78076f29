-- The visa applications of one journey.
CREATE TABLE visa_cases (
  id uuid PRIMARY KEY,
  reference text NOT NULL UNIQUE,
  token text NOT NULL UNIQUE,
  state text NOT NULL CHECK (state IN
    ('collecting', 'checking', 'ready', 'submitted', 'decided', 'returned', 'closed', 'withdrawn')),
  -- The guide that its requirements are compiled from, its revision and the day.
  guide_id uuid NOT NULL REFERENCES documents (id),
  revision integer NOT NULL,
  as_of date NOT NULL,
  kind text NOT NULL,
  -- The country and kind as they were named when it began: {"en": …, "bn": …}.
  title jsonb NOT NULL,
  language text NOT NULL CHECK (language IN ('en', 'bn')),
  name text NOT NULL,
  phone text NOT NULL,
  email text,
  departs_on date,
  returns_on date,
  -- What was agreed to, word for word.
  consent text NOT NULL,
  consented_at timestamptz NOT NULL,
  order_id uuid NOT NULL REFERENCES orders (id),
  -- Who of the staff looks after it.
  owner text,
  -- A hash of the address it came from, for limits.
  visitor text NOT NULL,
  -- When it was closed or withdrawn: files are deleted some days later.
  ended_at timestamptz,
  purged_at timestamptz,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  CHECK ((state IN ('closed', 'withdrawn')) = (ended_at IS NOT NULL))
);
CREATE INDEX visa_cases_by_state ON visa_cases (state, created_at DESC);
CREATE INDEX visa_cases_of_guide ON visa_cases (guide_id, state);
CREATE INDEX visa_cases_of_order ON visa_cases (order_id);
CREATE INDEX visa_cases_by_phone ON visa_cases (phone, created_at);
CREATE INDEX visa_cases_by_visitor ON visa_cases (visitor, created_at);
CREATE INDEX visa_cases_to_purge ON visa_cases (ended_at) WHERE purged_at IS NULL;

CREATE TABLE visa_applicants (
  id uuid PRIMARY KEY,
  case_id uuid NOT NULL REFERENCES visa_cases (id),
  position integer NOT NULL,
  -- None once the case's papers were deleted.
  name text,
  profile text NOT NULL,
  decision text CHECK (decision IN ('approved', 'refused')),
  UNIQUE (case_id, position)
);

-- What is required of an applicant, as the guide said it on the case's day, and how it stands.
CREATE TABLE visa_case_papers (
  id uuid PRIMARY KEY,
  case_id uuid NOT NULL REFERENCES visa_cases (id),
  applicant_id uuid NOT NULL REFERENCES visa_applicants (id),
  position integer NOT NULL,
  key text NOT NULL,
  requirement jsonb NOT NULL,
  state text NOT NULL CHECK (state IN ('wanted', 'received', 'accepted', 'again')),
  -- Why it is wanted again: a ready phrase, or words in the customer's language.
  phrase text,
  because text,
  changed_at timestamptz NOT NULL,
  CHECK ((state = 'again') = (because IS NOT NULL)),
  UNIQUE (applicant_id, key)
);
CREATE INDEX visa_case_papers_of ON visa_case_papers (case_id);

CREATE TABLE visa_case_files (
  file_id uuid PRIMARY KEY REFERENCES private_files (id),
  paper_id uuid NOT NULL REFERENCES visa_case_papers (id),
  position integer NOT NULL,
  at timestamptz NOT NULL
);
CREATE INDEX visa_case_files_of ON visa_case_files (paper_id, position);

-- The history of a case.
CREATE TABLE visa_case_events (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  case_id uuid NOT NULL REFERENCES visa_cases (id),
  at timestamptz NOT NULL,
  actor text NOT NULL,
  happened text NOT NULL,
  detail jsonb NOT NULL
);
CREATE INDEX visa_case_events_of ON visa_case_events (case_id, id);
CREATE TRIGGER visa_case_events_append_only BEFORE UPDATE OR DELETE ON visa_case_events
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER visa_case_events_kept BEFORE TRUNCATE ON visa_case_events
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- Who opened which paper, and when: the customer reads it.
CREATE TABLE visa_case_openings (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  case_id uuid NOT NULL REFERENCES visa_cases (id),
  paper_id uuid NOT NULL,
  actor text NOT NULL,
  at timestamptz NOT NULL
);
CREATE INDEX visa_case_openings_of ON visa_case_openings (case_id, id);
CREATE TRIGGER visa_case_openings_append_only BEFORE UPDATE OR DELETE ON visa_case_openings
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER visa_case_openings_kept BEFORE TRUNCATE ON visa_case_openings
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
