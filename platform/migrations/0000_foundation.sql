-- The data model of the academy, and the search that reads it.

CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE EXTENSION IF NOT EXISTS unaccent;
CREATE EXTENSION IF NOT EXISTS fuzzystrmatch;

-- unaccent() is only STABLE because its dictionary could be altered; named like this it is fixed,
-- and an index over it is safe. Compatibility forms (full-width letters, ligatures) fold too.
CREATE FUNCTION academy_fold(value text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN lower(unaccent('unaccent'::regdictionary, normalize(value, NFKC)));

CREATE TYPE user_role AS ENUM ('student', 'creator', 'admin');
CREATE TYPE course_status AS ENUM ('draft', 'published', 'archived');
CREATE TYPE course_difficulty AS ENUM ('beginner', 'intermediate', 'advanced', 'all-levels');
CREATE TYPE video_state AS ENUM ('none', 'waiting', 'preparing', 'playable', 'ready', 'failed');

CREATE TABLE users (
  id uuid PRIMARY KEY,
  name text NOT NULL,
  username text NOT NULL UNIQUE,
  email text NOT NULL,
  avatar text,
  bio text,
  role user_role NOT NULL DEFAULT 'student',
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX users_email ON users (lower(email));

CREATE TABLE identities (
  issuer text NOT NULL,
  subject text NOT NULL,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (issuer, subject)
);
CREATE INDEX identities_user ON identities (user_id);

CREATE TABLE sessions (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  generation integer NOT NULL DEFAULT 1,
  access_hash text NOT NULL,
  access_expires_at timestamptz NOT NULL,
  refresh_hash text NOT NULL,
  rotated_at timestamptz NOT NULL,
  idle_expires_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  revoked_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX sessions_access_hash ON sessions (access_hash);
CREATE INDEX sessions_user ON sessions (user_id);
CREATE INDEX sessions_expires_at ON sessions (expires_at);

-- One row a sign-in that has been started and not yet come back; it is deleted when it does.
CREATE TABLE sign_in_attempts (
  state_hash text PRIMARY KEY,
  browser_hash text NOT NULL,
  return_to text NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX sign_in_attempts_expires_at ON sign_in_attempts (expires_at);

CREATE TABLE courses (
  id uuid PRIMARY KEY,
  author_id uuid NOT NULL REFERENCES users,
  title text NOT NULL,
  description text NOT NULL,
  category text NOT NULL,
  instructor text NOT NULL,
  instructor_avatar text,
  thumbnail_url text,
  price numeric(10, 2) CHECK (price >= 0),
  rating numeric(2, 1) CHECK (rating BETWEEN 0 AND 5),
  language text,
  difficulty course_difficulty,
  total_duration text,
  is_new boolean NOT NULL DEFAULT true,
  is_bestseller boolean NOT NULL DEFAULT false,
  is_featured boolean NOT NULL DEFAULT false,
  what_you_will_learn text[] NOT NULL DEFAULT '{}',
  requirements text[] NOT NULL DEFAULT '{}',
  target_audience text[] NOT NULL DEFAULT '{}',
  status course_status NOT NULL DEFAULT 'draft',
  published_at timestamptz,
  last_updated_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  version integer NOT NULL DEFAULT 1,
  title_search_text text NOT NULL GENERATED ALWAYS AS (academy_fold(title)) STORED,
  search_text text NOT NULL GENERATED ALWAYS AS (
    academy_fold(' ' || title || E'\n ' || instructor || E'\n ' || category || E'\n ' || description)
  ) STORED,
  CHECK (status <> 'published' OR published_at IS NOT NULL)
);
CREATE INDEX courses_author ON courses (author_id);
-- The catalogue is read newest first, whole or by category; only published courses are in it.
CREATE INDEX courses_catalogue ON courses (published_at DESC, id DESC) WHERE status = 'published';
CREATE INDEX courses_catalogue_category ON courses (category, published_at DESC, id DESC) WHERE status = 'published';
CREATE INDEX courses_search ON courses USING gin (search_text gin_trgm_ops) WHERE status = 'published';

CREATE TABLE search_words (word text PRIMARY KEY);
CREATE INDEX search_words_trigrams ON search_words USING gin (word gin_trgm_ops);

-- Words only ever join: one that no course has any more is a spelling that finds nothing.
CREATE FUNCTION academy_learn_search_words() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_words
  SELECT DISTINCT word
  FROM changed_courses, regexp_split_to_table(search_text, '[^[:alnum:]\u0980-\u09FF]+') AS word
  WHERE char_length(word) BETWEEN 3 AND 40
  ORDER BY word
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END;
$$;
CREATE TRIGGER courses_learn_words_on_insert AFTER INSERT ON courses
  REFERENCING NEW TABLE AS changed_courses FOR EACH STATEMENT EXECUTE FUNCTION academy_learn_search_words();
CREATE TRIGGER courses_learn_words_on_update AFTER UPDATE ON courses
  REFERENCING NEW TABLE AS changed_courses FOR EACH STATEMENT EXECUTE FUNCTION academy_learn_search_words();

-- The known spelling nearest to a word; null when the word is known itself, or near to none.
-- Two letters swapped share few trigrams, hence the low threshold; the edit distance then decides.
-- Only words of letters are respelled: a number or a sign is meant as it stands.
CREATE FUNCTION academy_respell(typed text) RETURNS text
  LANGUAGE sql STABLE STRICT
  SET pg_trgm.similarity_threshold = 0.15
AS $$
  SELECT CASE WHEN typed ~ '^[[:alpha:]\u0980-\u09FF]{3,40}$'
    AND NOT EXISTS (SELECT FROM search_words WHERE word LIKE '%' || typed || '%')
  THEN (
    SELECT word FROM search_words
    WHERE word % typed
      AND abs(char_length(word) - char_length(typed)) <= 2
      AND levenshtein_less_equal(word, typed, 2) <= CASE WHEN char_length(typed) < 5 THEN 1 ELSE 2 END
    ORDER BY levenshtein_less_equal(word, typed, 2), similarity(word, typed) DESC, word
    LIMIT 1
  ) END
$$;

-- The published courses that contain every word, found by trigrams; see the search of the API. An index is the
-- only way it may go: a planner that takes words for common would read the whole table, and be wrong about it.
CREATE FUNCTION academy_search_all(words text[], indexed text[], wanted_category text, most integer)
  RETURNS TABLE (id uuid, published_at timestamptz, title_search_text text)
  LANGUAGE sql STABLE
  SET enable_seqscan = off
AS $$
  SELECT id, published_at, title_search_text FROM courses
  WHERE status = 'published'
    AND search_text LIKE indexed[1] AND search_text LIKE indexed[2]
    AND search_text LIKE indexed[3] AND search_text LIKE indexed[4]
    AND search_text LIKE ALL (words)
    AND (wanted_category IS NULL OR category = wanted_category)
  LIMIT most
$$;

CREATE TABLE modules (
  id uuid PRIMARY KEY,
  course_id uuid NOT NULL REFERENCES courses ON DELETE CASCADE,
  title text NOT NULL,
  position integer NOT NULL,
  -- Deferred, so that a reorder may pass through a moment of two modules in one place.
  CONSTRAINT modules_position UNIQUE (course_id, position) DEFERRABLE INITIALLY DEFERRED,
  UNIQUE (id, course_id)
);

CREATE TABLE lessons (
  id uuid PRIMARY KEY,
  course_id uuid NOT NULL,
  module_id uuid NOT NULL,
  title text NOT NULL,
  content text,
  video_url text,
  duration text,
  position integer NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT lessons_position UNIQUE (module_id, position) DEFERRABLE INITIALLY DEFERRED,
  -- A lesson's course is its module's course, by key.
  FOREIGN KEY (module_id, course_id) REFERENCES modules (id, course_id) ON DELETE CASCADE,
  UNIQUE (id, course_id)
);
CREATE INDEX lessons_course ON lessons (course_id);

CREATE TABLE enrollments (
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  course_id uuid NOT NULL REFERENCES courses ON DELETE CASCADE,
  enrolled_at timestamptz NOT NULL DEFAULT now(),
  last_accessed_at timestamptz NOT NULL DEFAULT now(),
  last_watched_lesson_id uuid REFERENCES lessons ON DELETE SET NULL,
  PRIMARY KEY (user_id, course_id)
);
CREATE INDEX enrollments_course ON enrollments (course_id);
CREATE INDEX enrollments_last_watched ON enrollments (last_watched_lesson_id);

CREATE TABLE lesson_progress (
  user_id uuid NOT NULL,
  lesson_id uuid NOT NULL,
  course_id uuid NOT NULL,
  completed_at timestamptz,
  playback_seconds real NOT NULL DEFAULT 0 CHECK (playback_seconds >= 0),
  updated_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, lesson_id),
  FOREIGN KEY (user_id) REFERENCES users ON DELETE CASCADE,
  -- A lesson of another course can not count, by key.
  FOREIGN KEY (lesson_id, course_id) REFERENCES lessons (id, course_id) ON DELETE CASCADE
);
CREATE INDEX lesson_progress_course ON lesson_progress (course_id, user_id) WHERE completed_at IS NOT NULL;
CREATE INDEX lesson_progress_lesson ON lesson_progress (lesson_id);

CREATE TABLE notes (
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  lesson_id uuid NOT NULL REFERENCES lessons ON DELETE CASCADE,
  content text NOT NULL,
  updated_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, lesson_id)
);
CREATE INDEX notes_lesson ON notes (lesson_id);

CREATE TABLE quiz_attempts (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  lesson_id uuid NOT NULL REFERENCES lessons ON DELETE CASCADE,
  answers jsonb NOT NULL,
  correct_count integer NOT NULL,
  question_count integer NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX quiz_attempts_user_lesson ON quiz_attempts (user_id, lesson_id);
CREATE INDEX quiz_attempts_lesson ON quiz_attempts (lesson_id);

-- An asset outlives its lesson until the sweep has removed its files.
CREATE TABLE video_assets (
  id uuid PRIMARY KEY,
  lesson_id uuid REFERENCES lessons ON DELETE SET NULL,
  version integer NOT NULL,
  state video_state NOT NULL,
  source_key text,
  source_bytes bigint,
  duration_seconds real,
  has_audio boolean,
  poster_key text,
  sealed_key text,
  percent integer NOT NULL DEFAULT 0 CHECK (percent BETWEEN 0 AND 100),
  remaining_seconds real,
  failure text,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT video_assets_version UNIQUE (lesson_id, version)
);

CREATE TABLE video_renditions (
  asset_id uuid NOT NULL REFERENCES video_assets ON DELETE CASCADE,
  height integer NOT NULL,
  width integer NOT NULL,
  bandwidth integer NOT NULL,
  average_bandwidth integer NOT NULL,
  frame_rate real NOT NULL,
  codecs text NOT NULL,
  playlist_key text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (asset_id, height)
);

-- Processes keep ready-made answers for visitors; this tells all of them that a course changed.
CREATE FUNCTION academy_catalogue_changed() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  NOTIFY catalogue_changed;
  RETURN NULL;
END;
$$;
CREATE TRIGGER courses_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON courses
  FOR EACH STATEMENT EXECUTE FUNCTION academy_catalogue_changed();
CREATE TRIGGER modules_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON modules
  FOR EACH STATEMENT EXECUTE FUNCTION academy_catalogue_changed();
CREATE TRIGGER lessons_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON lessons
  FOR EACH STATEMENT EXECUTE FUNCTION academy_catalogue_changed();
