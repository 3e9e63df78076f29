-- For how many days after the end of a case its customer agreed that files are kept: a later setting keeps them no longer.
ALTER TABLE visa_cases ADD COLUMN files_kept_days integer;
