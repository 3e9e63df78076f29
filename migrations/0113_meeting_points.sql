-- Where and when a departure meets, and where and when it starts back; null: as the package says it.
ALTER TABLE departures
  ADD COLUMN meeting jsonb CHECK (jsonb_typeof(meeting) = 'object'),
  ADD COLUMN meeting_back jsonb CHECK (jsonb_typeof(meeting_back) = 'object');

-- How often the meetings of its departure were changed since it has these seats, and when last: its file for calendars says so.
ALTER TABLE seat_holds
  ADD COLUMN meeting_changes integer NOT NULL DEFAULT 0 CHECK (meeting_changes >= 0),
  ADD COLUMN meeting_changed_at timestamptz;

-- The hour and the place of an appointment at the visa centre.
ALTER TABLE visa_cases
  ADD COLUMN appointment_at text CHECK (appointment_at ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  ADD COLUMN appointment_place text CHECK (length(appointment_place) BETWEEN 1 AND 120);
