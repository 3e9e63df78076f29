-- A fare ends once every passenger has given the ticket back and has no other. One that was given back while nobody else had a
-- ticket yet once ended it for all: who waits for a ticket is waited for again, and staff are alarmed.
UPDATE fare_requests SET ended_at = NULL WHERE ended_at IS NOT NULL AND EXISTS (
  SELECT FROM fare_passengers AS who WHERE who.enquiry_id = fare_requests.enquiry_id AND (
    EXISTS (SELECT FROM fare_tickets AS ticket
      WHERE ticket.enquiry_id = who.enquiry_id AND ticket.position = who.position AND ticket.state = 'issued')
    OR NOT EXISTS (SELECT FROM fare_tickets AS ticket
      WHERE ticket.enquiry_id = who.enquiry_id AND ticket.position = who.position AND ticket.state IN ('void', 'refunded'))));
