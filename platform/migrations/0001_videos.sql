-- Where a version came from: a file that was uploaded, or a link that a job fetches.
ALTER TABLE video_assets
  ADD COLUMN source_url text,
  ADD COLUMN source_name text,
  ADD COLUMN width integer,
  ADD COLUMN height integer,
  ADD COLUMN created_by uuid REFERENCES users ON DELETE SET NULL,
  -- Replaced or removed: nobody is given it anew, and a sweep removes its files once nobody watches it any more.
  ADD COLUMN retired_at timestamptz;

CREATE INDEX video_assets_retired ON video_assets (retired_at) WHERE retired_at IS NOT NULL;
CREATE INDEX video_assets_creator ON video_assets (created_by);

-- An upload under way. Its bytes lie with the upload store; the row says whose it is and what it is for.
CREATE TABLE uploads (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  -- A lesson that is deleted meanwhile leaves an upload that nobody wants, which a sweep removes.
  lesson_id uuid REFERENCES lessons ON DELETE SET NULL,
  file_name text NOT NULL,
  bytes bigint NOT NULL CHECK (bytes > 0),
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX uploads_user ON uploads (user_id);
CREATE INDEX uploads_lesson ON uploads (lesson_id);
