-- What happened, written by the transaction that did it, for listeners to hear of. It lies in a schema of its own, as the job
-- queue does: a backup holds what is, and a restored academy does not tell again what it told before.
CREATE SCHEMA outbox;
CREATE TABLE outbox.events (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- Ids are given before commits, so a reader goes on only up to the oldest transaction that is still open.
  transaction_id xid8 NOT NULL DEFAULT pg_current_xact_id(),
  name text NOT NULL,
  -- Events of one subject are told in their order.
  subject uuid NOT NULL,
  event jsonb NOT NULL,
  happened_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX events_happened_at ON outbox.events (happened_at);

-- The outbox tells what these told: that a course changed, and that videos may no longer be sent.
DROP TRIGGER courses_changed ON courses;
DROP TRIGGER modules_changed ON modules;
DROP TRIGGER lessons_changed ON lessons;
DROP FUNCTION academy_catalogue_changed();
DROP TRIGGER video_assets_removed ON video_assets;
DROP TRIGGER video_assets_deleted ON video_assets;
DROP FUNCTION academy_videos_removed();
