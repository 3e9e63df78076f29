-- Where a refund by hand is sent: the customer's number or account. The one who pays it needs it.
ALTER TABLE refunds ADD COLUMN sent_to text;
