-- Captions: a track for each language of a lesson, made of cues. They outlive a new version of the film.
CREATE TABLE caption_tracks (
  id uuid PRIMARY KEY,
  lesson_id uuid NOT NULL REFERENCES lessons ON DELETE CASCADE,
  language text NOT NULL CHECK (language ~ '^[a-z]{2,3}(-[A-Za-z0-9]{2,8}){0,2}$'),
  origin text NOT NULL CHECK (origin IN ('machine', 'file', 'person')),
  -- The version whose sound a job heard; what people bring or write belongs to none.
  asset_id uuid REFERENCES video_assets ON DELETE SET NULL,
  -- From then on no job writes it.
  corrected_at timestamptz,
  is_complete boolean NOT NULL DEFAULT true,
  revision integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT caption_tracks_language UNIQUE (lesson_id, language)
);
CREATE INDEX caption_tracks_asset ON caption_tracks (asset_id);

CREATE TABLE caption_cues (
  id uuid PRIMARY KEY,
  track_id uuid NOT NULL REFERENCES caption_tracks ON DELETE CASCADE,
  start_ms integer NOT NULL CHECK (start_ms BETWEEN 0 AND 86400000),
  end_ms integer NOT NULL CHECK (end_ms > start_ms AND end_ms <= 86400000),
  text text NOT NULL CHECK (char_length(text) BETWEEN 1 AND 500),
  revision integer NOT NULL DEFAULT 1
);
CREATE INDEX caption_cues_track ON caption_cues (track_id, start_ms);

-- How far the sound of a version was heard. A job that was killed goes on at reached_ms.
CREATE TABLE transcriptions (
  asset_id uuid PRIMARY KEY REFERENCES video_assets ON DELETE CASCADE,
  state text NOT NULL CHECK (state IN ('waiting', 'working', 'done', 'skipped', 'failed')),
  language text,
  percent integer NOT NULL DEFAULT 0 CHECK (percent BETWEEN 0 AND 100),
  reached_ms integer NOT NULL DEFAULT 0,
  reason text,
  updated_at timestamptz NOT NULL DEFAULT now()
);

-- What is spoken in a lesson, where it is not the language of its course.
ALTER TABLE lessons ADD COLUMN spoken_language text CHECK (spoken_language ~ '^[a-z]{2,3}(-[A-Za-z0-9]{2,8}){0,2}$'),
  ADD COLUMN chapters_revision integer NOT NULL DEFAULT 1;

CREATE TABLE chapters (
  lesson_id uuid NOT NULL REFERENCES lessons ON DELETE CASCADE,
  seconds integer NOT NULL CHECK (seconds BETWEEN 0 AND 86400),
  title text NOT NULL CHECK (char_length(title) BETWEEN 1 AND 120),
  PRIMARY KEY (lesson_id, seconds)
);

-- Names and terms that captions spell as they stand here.
ALTER TABLE courses ADD COLUMN word_list text[] NOT NULL DEFAULT '{}',
  ADD COLUMN word_list_revision integer NOT NULL DEFAULT 1;

-- How a person reads captions; null until they chose something.
ALTER TABLE users ADD COLUMN caption_style jsonb;

-- The sheets of small pictures of a version: how many, and how they are laid out; null while there are none.
ALTER TABLE video_assets ADD COLUMN storyboard jsonb;
