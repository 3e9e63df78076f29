-- Mail that the office gave up itself: nobody has to look at it again, and it can still be sent.
ALTER TABLE mail DROP CONSTRAINT mail_state_check;
ALTER TABLE mail ADD CONSTRAINT mail_state_check CHECK (state IN ('waiting', 'sent', 'dead', 'dropped'));
