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
CREATE FUNCTION academy_bring_back_enrollment() RETURNS trigger
  LANGUAGE plpgsql AS $$
DECLARE
  ended ended_enrollments;
BEGIN
  DELETE FROM ended_enrollments WHERE user_id = NEW.user_id AND course_id = NEW.course_id RETURNING * INTO ended;
  IF NOT FOUND THEN
    RETURN NEW;
  END IF;
  IF NEW.last_accessed_at < NEW.enrolled_at THEN
    -- Somebody else enrolls them: their last visit is what it was.
    NEW.last_accessed_at := ended.last_accessed_at;
  ELSE
    -- The listener notes visits only of who is counted for the first time.
    INSERT INTO course_activity (user_id, course_id, slot)
    VALUES (NEW.user_id, NEW.course_id, date_bin(interval '15 minutes', NEW.last_accessed_at, timestamptz '2000-01-01 00:00:00+00'))
    ON CONFLICT DO NOTHING;
  END IF;
  NEW.enrolled_at := ended.enrolled_at;
  NEW.last_watched_lesson_id := ended.last_watched_lesson_id;
  NEW.is_counted := ended.is_counted;
  NEW.completed_lessons := ended.completed_lessons;
  NEW.finished_at := ended.finished_at;
  RETURN NEW;
END;
$$;
CREATE TRIGGER enrollments_bring_back BEFORE INSERT ON enrollments
  FOR EACH ROW EXECUTE FUNCTION academy_bring_back_enrollment();
