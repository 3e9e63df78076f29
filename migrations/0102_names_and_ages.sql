-- Passengers of other ages than those that were priced are sold one more option, beside the five that staff offer.
ALTER TABLE fare_options DROP CONSTRAINT fare_options_position_check;
ALTER TABLE fare_options ADD CONSTRAINT fare_options_position_check CHECK (position BETWEEN 1 AND 60);
