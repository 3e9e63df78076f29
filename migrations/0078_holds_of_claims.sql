-- Until when held seats would be held without the payment that their customer told of; null while none keeps them.
ALTER TABLE seat_holds ADD COLUMN own_until timestamptz;
