-- What goes along with a message of ours: a file that its order or fare has, or a paper, which becomes a file as it is sent.
ALTER TABLE messages
  -- `file`, or the number of the paper.
  ADD COLUMN attachment text CHECK (attachment ~ '^(file|[A-Z]{2,3}-[0-9]{4}-[0-9]{2}-[0-9]{6,})$'),
  -- Null for a paper until it is drawn, and once the file was deleted.
  ADD COLUMN file_id uuid REFERENCES private_files ON DELETE SET NULL,
  -- What WhatsApp calls the file, once it is uploaded: a second attempt doesn't upload it again.
  ADD COLUMN media text,
  ADD CHECK (attachment IS NOT NULL OR (file_id IS NULL AND media IS NULL));
CREATE INDEX messages_by_file ON messages (file_id) WHERE file_id IS NOT NULL;
