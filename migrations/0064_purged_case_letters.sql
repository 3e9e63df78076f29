-- Why a paper was asked for again may name what stood in it, so these reasons go with the files of a case, from its letters,
-- too. Here those of files that were deleted before that was so; what was asked for after the deletion stays.
DELETE FROM mail WHERE kind = 'visa-cases.again' AND state <> 'sent' AND EXISTS (
  SELECT FROM visa_cases
  JOIN visa_case_events ON visa_case_events.case_id = visa_cases.id AND visa_case_events.happened = 'purged'
  WHERE visa_cases.token = substring(mail.text FROM '/visacases/([0-9a-z]{26})') AND visa_case_events.at >= mail.created_at);
UPDATE mail SET html = '', text = '' WHERE kind = 'visa-cases.again' AND EXISTS (
  SELECT FROM visa_cases
  JOIN visa_case_events ON visa_case_events.case_id = visa_cases.id AND visa_case_events.happened = 'purged'
  WHERE visa_cases.token = substring(mail.text FROM '/visacases/([0-9a-z]{26})') AND visa_case_events.at >= mail.created_at);

-- The same of ended cases of which some kinds of paper went sooner: the reasons at these papers, and what was read in them.
UPDATE visa_case_papers SET state = 'wanted', because = NULL, phrase = NULL WHERE state = 'again'
  AND case_id IN (SELECT id FROM visa_cases WHERE ended_at IS NOT NULL)
  AND NOT EXISTS (SELECT FROM visa_case_files WHERE paper_id = visa_case_papers.id)
  AND EXISTS (SELECT FROM visa_case_events WHERE case_id = visa_case_papers.case_id AND happened = 'purged');
DELETE FROM encrypted_texts WHERE id IN (
  SELECT names FROM visa_cases WHERE ended_at IS NOT NULL
  AND EXISTS (SELECT FROM visa_case_events WHERE case_id = visa_cases.id AND happened = 'purged'));
UPDATE visa_cases SET names = NULL WHERE names IS NOT NULL AND ended_at IS NOT NULL
  AND EXISTS (SELECT FROM visa_case_events WHERE case_id = visa_cases.id AND happened = 'purged');
