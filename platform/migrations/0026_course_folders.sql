-- What things of a course are called in its folder, where that is not their own id: a course that came from another academy
-- keeps the ids it had there, so that it is found again when it goes back. They name nothing outside of their course.
CREATE TABLE folder_ids (
  course_id uuid NOT NULL REFERENCES courses (id) ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('course', 'module', 'lesson', 'question', 'resource')),
  folder_id text NOT NULL CHECK (char_length(folder_id) BETWEEN 1 AND 64),
  id uuid NOT NULL,
  PRIMARY KEY (course_id, kind, folder_id)
);

-- Which bytes a film was written as, or came from: the same film is not prepared again when its folder comes back.
CREATE TABLE film_copies (
  asset_id uuid NOT NULL REFERENCES video_assets (id) ON DELETE CASCADE,
  sha256 text NOT NULL,
  PRIMARY KEY (asset_id, sha256)
);

-- Zips of courses that were uploaded and wait to be imported, or are; the file lies with the sources under the same id.
CREATE TABLE course_imports (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  file_name text NOT NULL,
  bytes bigint NOT NULL,
  state text NOT NULL DEFAULT 'uploaded' CHECK (state IN ('uploaded', 'importing', 'imported', 'failed')),
  -- The course it is to become, or became; null for a new one.
  course_id uuid REFERENCES courses (id) ON DELETE SET NULL,
  -- The comparison that its owner agreed to.
  agreed_to text,
  problems jsonb NOT NULL DEFAULT '[]',
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX course_imports_user ON course_imports (user_id);
CREATE INDEX course_imports_course ON course_imports (course_id);

ALTER TABLE uploads DROP CONSTRAINT uploads_purpose,
  ADD CONSTRAINT uploads_purpose CHECK (purpose IN ('video', 'resource', 'course'));
