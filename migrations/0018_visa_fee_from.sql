-- A visa costs from the total of its lowest kind, poisha; before, it was that of the main kind.
UPDATE live_visas
SET fee_from = (
  SELECT min(
    (kind #>> '{fees,embassy,poisha}')::bigint
    + (kind #>> '{fees,centre,poisha}')::bigint
    + (kind #>> '{fees,service,poisha}')::bigint
  )
  FROM jsonb_array_elements(facts -> 'kinds') AS kind
)
WHERE jsonb_array_length(facts -> 'kinds') > 0;
