-- What stands in the passports and papers of a case, as staff read it: one encrypted text, deleted with the case's files.
ALTER TABLE visa_cases ADD COLUMN names uuid;
