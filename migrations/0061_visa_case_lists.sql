-- The office's list shows the latest cases first.
CREATE INDEX visa_cases_latest ON visa_cases (created_at DESC, id DESC);

-- Home counts the cases with papers that nobody has looked at.
CREATE INDEX visa_case_papers_received ON visa_case_papers (case_id) WHERE state = 'received';
