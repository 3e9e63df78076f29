-- How long embassies took for our own cases, by guide and kind of visa; it stays when a case is purged, as it names nobody.
CREATE TABLE visa_times (
  case_id uuid PRIMARY KEY,
  guide_id uuid NOT NULL,
  kind text NOT NULL,
  submitted_on date NOT NULL,
  decided_on date NOT NULL CHECK (decided_on >= submitted_on)
);
CREATE INDEX visa_times_of ON visa_times (guide_id, kind, decided_on DESC);

INSERT INTO visa_times (case_id, guide_id, kind, submitted_on, decided_on)
SELECT visa_cases.id, guide_id, kind, submitted.day, decided.day
FROM visa_cases
CROSS JOIN LATERAL (
  SELECT max(at AT TIME ZONE 'Asia/Dhaka')::date AS day FROM visa_case_events
  WHERE case_id = visa_cases.id AND happened = 'moved' AND detail ->> 'to' = 'submitted'
) AS submitted
CROSS JOIN LATERAL (
  SELECT max(at AT TIME ZONE 'Asia/Dhaka')::date AS day FROM visa_case_events
  WHERE case_id = visa_cases.id AND happened = 'moved' AND detail ->> 'to' = 'decided'
) AS decided
WHERE state = 'closed' AND submitted.day IS NOT NULL AND decided.day >= submitted.day;
