-- What is ticketed is spent. Fares that were ticketed before are marked as those are that are ticketed from now on: fare and taxes of
-- the passengers with a ticket, and whole what else was put on the order for the journey, such as a penalty.
WITH ticketed AS (
  SELECT request.order_id, request.option_id, who.kind, count(*) AS tickets
  FROM fare_requests AS request
  JOIN fare_tickets AS ticket ON ticket.enquiry_id = request.enquiry_id AND ticket.state = 'issued'
  JOIN fare_passengers AS who ON who.enquiry_id = ticket.enquiry_id AND who.position = ticket.position
  GROUP BY request.order_id, request.option_id, who.kind
), priced AS (
  SELECT request.order_id, line.charge, line.unit, coalesce(sum(ticketed.tickets), 0) AS tickets
  FROM fare_requests AS request
  JOIN fare_options AS option ON option.id = request.option_id
  CROSS JOIN jsonb_to_recordset(option.fares) AS fare (kind text, base bigint, taxes bigint)
  CROSS JOIN LATERAL (VALUES ('supplier', fare.base), ('official', fare.taxes)) AS line (charge, unit)
  LEFT JOIN ticketed ON ticketed.order_id = request.order_id AND ticketed.kind = fare.kind
  GROUP BY request.order_id, line.charge, line.unit
), marked AS (
  SELECT line.order_id, line.version, line.position,
    least(line.quantity * line.unit, coalesce(priced.tickets * line.unit, line.quantity * line.unit)) AS gone,
    coalesce((SELECT sum(before.amount) FROM order_spendings AS before
      WHERE before.order_id = line.order_id AND before.version = line.version AND before.position = line.position), 0) AS known
  FROM orders
  JOIN order_lines AS line ON line.order_id = orders.id AND line.version = orders.current
  LEFT JOIN priced ON priced.order_id = line.order_id AND priced.charge = line.charge AND priced.unit = line.unit
  WHERE orders.state IN ('open', 'completed') AND line.charge IN ('supplier', 'official') AND line.source ->> 'kind' = 'fare'
    AND orders.id IN (SELECT order_id FROM ticketed)
)
INSERT INTO order_spendings (order_id, version, position, amount, note, actor, at)
SELECT order_id, version, position, gone - known, 'Ticketed', 'system:migration', now() FROM marked WHERE gone > known;
