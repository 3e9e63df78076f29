-- How many letters strangers have asked for to one mailbox is counted before another one is written. What stands behind a plus
-- sign is the same mailbox.
CREATE INDEX mail_by_mailbox ON mail (lower(regexp_replace(to_address, '\+[^@]*@', '@')), created_at);
