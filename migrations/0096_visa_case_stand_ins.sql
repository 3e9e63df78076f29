-- What stands for an applicant's own file of a paper: it was seen on paper, isn't needed, or another applicant's file counts for it.
ALTER TABLE visa_case_papers ADD COLUMN stand_in text CHECK (stand_in IN ('seen', 'not-needed', 'family'));
ALTER TABLE visa_case_papers ADD COLUMN stand_in_by text;
ALTER TABLE visa_case_papers ADD COLUMN stand_in_at timestamptz;
-- Why it isn't needed; the customer reads it.
ALTER TABLE visa_case_papers ADD COLUMN stand_in_because text;
-- Whose file counts.
ALTER TABLE visa_case_papers ADD COLUMN stand_in_paper uuid REFERENCES visa_case_papers (id) ON DELETE SET NULL;
ALTER TABLE visa_case_papers ADD CONSTRAINT visa_case_papers_stand_in_whole
  CHECK ((stand_in IS NULL) = (stand_in_by IS NULL) AND (stand_in IS NULL) = (stand_in_at IS NULL));
CREATE INDEX visa_case_papers_standing_in ON visa_case_papers (stand_in_paper) WHERE stand_in_paper IS NOT NULL;

-- Which files of the paper were opened; unknown of older openings.
ALTER TABLE visa_case_openings ADD COLUMN files uuid[];
CREATE INDEX visa_case_openings_of_paper ON visa_case_openings (paper_id, actor);

-- The number that the embassy or visa centre gave the application.
ALTER TABLE visa_cases ADD COLUMN file_number text;
