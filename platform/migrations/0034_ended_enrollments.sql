-- Who left a course or was taken out of it. What they did there is kept by its own keys; here is what was kept in the enrollment: where they
-- were, and what the figures have counted of it, so that whoever comes back goes on there and is not counted twice.
CREATE TABLE ended_enrollments (
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  course_id uuid NOT NULL REFERENCES courses ON DELETE CASCADE,
  enrolled_at timestamptz NOT NULL,
  last_accessed_at timestamptz NOT NULL,
  last_watched_lesson_id uuid REFERENCES lessons ON DELETE SET NULL,
  is_counted boolean NOT NULL,
  completed_lessons integer NOT NULL,
  finished_at timestamptz,
  ended_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, course_id)
);
CREATE INDEX ended_enrollments_course ON ended_enrollments (course_id);
CREATE INDEX ended_enrollments_last_watched ON ended_enrollments (last_watched_lesson_id);

-- However somebody comes back: by themselves, by an invitation or with a cohort.
--
-- After the insert, and not before it: then the key of the enrollment is the lock. Who enrolls while the same person leaves waits at that
-- key until the leaving is committed, and only then is looked for what it kept; this function is volatile, so each of its statements sees
-- what was committed until then. And nobody can end the new row before this is committed. So there is never a row in both tables, nothing
-- is locked where there is nothing to bring back, and a cohort takes no locks but the rows that it writes, ordered by person. Advisory
-- locks, one for each row, would be more than PostgreSQL has room for: a cohort enrolls up to 25,000 at once.
CREATE FUNCTION academy_bring_back_enrollment() RETURNS trigger
  LANGUAGE plpgsql VOLATILE AS $$
DECLARE
  ended ended_enrollments;
  lesson_id uuid;
  -- Somebody else enrolls them: their last visit is what it was.
  is_here CONSTANT boolean := NEW.last_accessed_at >= NEW.enrolled_at;
BEGIN
  SELECT last_watched_lesson_id INTO lesson_id FROM ended_enrollments
  WHERE user_id = NEW.user_id AND course_id = NEW.course_id;
  IF NOT FOUND THEN
    RETURN NULL;
  END IF;
  -- The lesson before the row that names it, as who deletes the lesson does, or the two would wait for each other.
  PERFORM FROM lessons WHERE id = lesson_id FOR KEY SHARE;
  DELETE FROM ended_enrollments WHERE user_id = NEW.user_id AND course_id = NEW.course_id RETURNING * INTO ended;
  IF is_here THEN
    -- The listener notes visits only of who is counted for the first time.
    INSERT INTO course_activity (user_id, course_id, slot) VALUES (NEW.user_id, NEW.course_id, NEW.active_slot)
    ON CONFLICT DO NOTHING;
  END IF;
  UPDATE enrollments SET
    enrolled_at = ended.enrolled_at,
    last_accessed_at = CASE WHEN is_here THEN NEW.last_accessed_at ELSE ended.last_accessed_at END,
    last_watched_lesson_id = ended.last_watched_lesson_id,
    is_counted = ended.is_counted,
    completed_lessons = ended.completed_lessons,
    finished_at = ended.finished_at
  WHERE user_id = NEW.user_id AND course_id = NEW.course_id;
  RETURN NULL;
END;
$$;
CREATE TRIGGER enrollments_bring_back AFTER INSERT ON enrollments
  FOR EACH ROW EXECUTE FUNCTION academy_bring_back_enrollment();
