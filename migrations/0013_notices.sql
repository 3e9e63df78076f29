-- Settings have notices: lines above every public page between two days.
UPDATE settings SET value = value || '{"notices": []}' WHERE NOT value ? 'notices';
