-- How far each listener of the outbox has come. A position is a transaction and an event of it, because ids are given
-- before commits: an event with a smaller id may be committed after one with a greater.
CREATE TABLE outbox.listeners (
  name text PRIMARY KEY,
  transaction_id xid8 NOT NULL,
  event_id bigint NOT NULL,
  -- Of the event that comes next.
  failures integer NOT NULL DEFAULT 0,
  retry_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX events_in_order ON outbox.events (transaction_id, id);
