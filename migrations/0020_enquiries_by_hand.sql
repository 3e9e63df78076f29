-- How an enquiry reached the agency: by the site's form, or taken by staff.
ALTER TABLE enquiries ADD COLUMN source text NOT NULL DEFAULT 'site'
  CHECK (source IN ('site', 'phone', 'walk-in', 'whatsapp'));
