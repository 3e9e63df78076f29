-- Links' tokens, letters, kept answers and private keys are sealed with the data key, which SQL doesn't have: the program seals them at
-- its start.
ALTER TABLE enquiries DROP CONSTRAINT IF EXISTS enquiries_token_check;

-- What letters hold, such as the token of a link, as keyed marks: a sealed letter is found by them.
ALTER TABLE mail ADD COLUMN marks text[] NOT NULL DEFAULT '{}';
CREATE INDEX mail_by_mark ON mail USING gin (marks);

-- Letters of accounts carry links that open them: nobody needs one that was sent.
UPDATE mail SET html = '', text = ''
WHERE state = 'sent'
  AND kind IN ('identity.invitation', 'identity.password-reset', 'identity.verify-email', 'identity.changed-address');

-- Former signing keys lie in former backups: they sign nothing more, and what they signed ends within two hours.
UPDATE signing_keys SET retired_at = now() WHERE retired_at IS NULL;
