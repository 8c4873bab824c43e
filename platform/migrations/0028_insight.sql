-- What creators see of their students as a whole. Sums of days are written as things happen, by a listener; what a row of a student
-- has added to them is marked in that row, so that nothing is counted twice, however often it is told, and nothing is missed.
ALTER TABLE lesson_progress
  -- Its film was watched to the end; of a lesson without a film, when it was completed.
  ADD COLUMN finished_at timestamptz,
  ADD COLUMN reached_counted boolean NOT NULL DEFAULT false,
  ADD COLUMN finished_counted boolean NOT NULL DEFAULT false;
UPDATE lesson_progress SET finished_at = lesson_progress.updated_at FROM lessons
  WHERE lessons.id = lesson_id AND playback_seconds >= 0.9 * video_seconds;

ALTER TABLE enrollments
  ADD COLUMN is_counted boolean NOT NULL DEFAULT false,
  -- As counted last: the figures that concern one student count anew.
  ADD COLUMN completed_lessons integer NOT NULL DEFAULT 0,
  -- When all lessons that there were had been completed. It stays when lessons are added.
  ADD COLUMN finished_at timestamptz,
  -- The quarter of an hour of the last visit. It can be in an index: most updates leave it as it is.
  ADD COLUMN active_slot timestamptz NOT NULL GENERATED ALWAYS AS (
    date_bin(interval '15 minutes', last_accessed_at, timestamptz '2000-01-01 00:00:00+00')) STORED;
DROP INDEX enrollments_course;
CREATE INDEX enrollments_course ON enrollments (course_id, active_slot);

-- Who did something when, for nine days: people of a day can only be counted once it is over. Every zone begins its days with a quarter
-- of an hour.
CREATE TABLE course_activity (
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  course_id uuid NOT NULL REFERENCES courses ON DELETE CASCADE,
  slot timestamptz NOT NULL,
  PRIMARY KEY (user_id, course_id, slot)
);
CREATE INDEX course_activity_course ON course_activity (course_id, slot);
CREATE INDEX course_activity_slot ON course_activity (slot);

-- Only where a visit begins another quarter of an hour: learning itself does not wait for it. Enrolling is noted by the listener.
CREATE FUNCTION academy_note_activity() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO course_activity (user_id, course_id, slot) VALUES (NEW.user_id, NEW.course_id, NEW.active_slot)
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END;
$$;
CREATE TRIGGER enrollments_activity AFTER UPDATE OF last_accessed_at ON enrollments
  FOR EACH ROW WHEN (OLD.active_slot <> NEW.active_slot) EXECUTE FUNCTION academy_note_activity();

-- Of a course, all that ever was; who left the academy goes on counting.
CREATE TABLE course_sums (
  course_id uuid PRIMARY KEY REFERENCES courses ON DELETE CASCADE,
  enrolled integer NOT NULL DEFAULT 0,
  -- Those of them who took no other course of the same author before.
  newcomers integer NOT NULL DEFAULT 0,
  lessons_completed integer NOT NULL DEFAULT 0,
  finished integer NOT NULL DEFAULT 0,
  -- The shares of the course that its students completed, summed up.
  progress double precision NOT NULL DEFAULT 0
);

-- What a day added to them, and how many people were active on it and in the seven days that end with it.
CREATE TABLE course_days (
  course_id uuid NOT NULL REFERENCES courses ON DELETE CASCADE,
  day date NOT NULL,
  enrolled integer NOT NULL DEFAULT 0,
  newcomers integer NOT NULL DEFAULT 0,
  lessons_completed integer NOT NULL DEFAULT 0,
  finished integer NOT NULL DEFAULT 0,
  progress double precision NOT NULL DEFAULT 0,
  active integer,
  active_week integer,
  PRIMARY KEY (course_id, day)
);

-- People of all courses of an author: they cannot be added up.
CREATE TABLE author_days (
  author_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  day date NOT NULL,
  active integer,
  active_week integer,
  PRIMARY KEY (author_id, day)
);

-- It does not go with its lesson: the row that is left behind tells that one was deleted.
CREATE TABLE lesson_sums (
  lesson_id uuid PRIMARY KEY,
  course_id uuid NOT NULL REFERENCES courses ON DELETE CASCADE,
  reached integer NOT NULL DEFAULT 0,
  finished integer NOT NULL DEFAULT 0
);
CREATE INDEX lesson_sums_course ON lesson_sums (course_id);

CREATE TABLE lesson_days (
  lesson_id uuid NOT NULL REFERENCES lessons ON DELETE CASCADE,
  day date NOT NULL,
  reached integer NOT NULL DEFAULT 0,
  finished integer NOT NULL DEFAULT 0,
  PRIMARY KEY (lesson_id, day)
);

-- Days on which lessons or films of a course changed.
CREATE TABLE course_changes (
  course_id uuid NOT NULL REFERENCES courses ON DELETE CASCADE,
  day date NOT NULL,
  PRIMARY KEY (course_id, day)
);
INSERT INTO course_changes SELECT id, last_updated_at::date FROM courses WHERE last_updated_at IS NOT NULL;
