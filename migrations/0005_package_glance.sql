-- The few facts that a card shows, beside the row: reading one out of the whole facts unpacks all of them each time.
ALTER TABLE live_tour_packages ADD COLUMN glance jsonb;
UPDATE live_tour_packages SET glance = jsonb_build_object(
  'days', facts -> 'days',
  'severalPrices', to_jsonb(jsonb_array_length(facts -> 'bands') > 1),
  'flightsIncluded', facts -> 'flightsIncluded',
  'mainTransport', facts -> 'mainTransport'
);
ALTER TABLE live_tour_packages ALTER COLUMN glance SET NOT NULL, ALTER COLUMN glance SET STORAGE MAIN;
