-- Numbers under which money went out are unique also where characters are confused: O is 0, I and L are 1. Where two rows differ by
-- these alone, both stay as they are.
UPDATE outgoing_numbers AS one SET key = translate(key, 'OIL', '011')
WHERE key <> translate(key, 'OIL', '011')
  AND NOT EXISTS (
    SELECT FROM outgoing_numbers AS other
    WHERE other.key <> one.key AND translate(other.key, 'OIL', '011') = translate(one.key, 'OIL', '011')
  );
