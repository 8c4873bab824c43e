-- Files and links of a lesson. One without a lesson was removed, and its file goes at once, or with the next sweep.
CREATE TABLE lesson_resources (
  id uuid PRIMARY KEY,
  lesson_id uuid REFERENCES lessons (id) ON DELETE SET NULL,
  created_by uuid REFERENCES users (id) ON DELETE SET NULL,
  position integer NOT NULL,
  name text NOT NULL,
  description text NOT NULL DEFAULT '',
  url text,
  source_key text,
  extension text,
  bytes bigint,
  revision integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT lesson_resources_position UNIQUE (lesson_id, position) DEFERRABLE INITIALLY DEFERRED,
  CONSTRAINT lesson_resources_file_or_link CHECK (
    (url IS NULL) <> (source_key IS NULL)
    AND (source_key IS NULL) = (bytes IS NULL) AND (source_key IS NULL) = (extension IS NULL)
  )
);
CREATE INDEX lesson_resources_created_by ON lesson_resources (created_by);
CREATE INDEX lesson_resources_removed ON lesson_resources (id) WHERE lesson_id IS NULL;

-- What becomes of an upload. Those of earlier versions are videos.
ALTER TABLE uploads ADD COLUMN purpose text NOT NULL DEFAULT 'video'
  CONSTRAINT uploads_purpose CHECK (purpose IN ('video', 'resource'));

-- Each with a revision of its own, because it is saved by a call of its own.
ALTER TABLE lessons ADD COLUMN takeaways text[] NOT NULL DEFAULT '{}',
  ADD COLUMN takeaways_revision integer NOT NULL DEFAULT 1;
ALTER TABLE courses ADD COLUMN lists_revision integer NOT NULL DEFAULT 1;
