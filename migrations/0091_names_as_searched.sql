-- Names of accounts, tidied as what is searched for: no unseen characters, NFC, single blanks. ‘য়’ is one sign on a keyboard, and two in it.
UPDATE users SET name = tidied.name
FROM (
  SELECT uid, nullif(btrim(regexp_replace(normalize(regexp_replace(name,
    '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufeff\ufff9-\ufffb]', '', 'g'), NFC),
    '[\s\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+', ' ', 'g')), '') AS name
  FROM users WHERE name IS NOT NULL
) AS tidied
WHERE tidied.uid = users.uid AND tidied.name IS DISTINCT FROM users.name;
