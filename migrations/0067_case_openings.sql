-- Whose paper was opened, and what it was called: the customer reads it when the guide asks for such a paper no more.
ALTER TABLE visa_case_openings ADD COLUMN applicant_id uuid;
ALTER TABLE visa_case_openings ADD COLUMN paper_name jsonb;
