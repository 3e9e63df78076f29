-- Whether the embassy refused every applicant of an order's visa: our charge may come back by what was sold. A column of its own, because
-- a process of the version before reads the stage and knows three of them.
ALTER TABLE order_stages ADD COLUMN refused boolean NOT NULL DEFAULT false;
