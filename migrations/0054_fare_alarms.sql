-- Which alarms of a time limit staff had: each is given once, whatever clocks and processes do.
CREATE TABLE fare_alarms (
  enquiry_id uuid NOT NULL REFERENCES fare_requests (enquiry_id),
  hours int NOT NULL CHECK (hours IN (24, 6, 1)),
  at timestamptz NOT NULL,
  PRIMARY KEY (enquiry_id, hours)
);
