-- By when the next step of a case is due: all papers there, the appointment, the decision.
ALTER TABLE visa_cases
  ADD COLUMN apply_by date,
  ADD COLUMN appointment_on date,
  ADD COLUMN decision_on date;
CREATE INDEX visa_cases_by_owner ON visa_cases (owner, state);
