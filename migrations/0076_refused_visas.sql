-- The stage of an order's visa whose applicants the embassy refused, all of them: our charge may come back by what was sold.
ALTER TABLE order_stages DROP CONSTRAINT order_stages_stage_check;
ALTER TABLE order_stages ADD CONSTRAINT order_stages_stage_check
  CHECK (stage IN ('collecting', 'checking', 'submitted', 'refused'));
