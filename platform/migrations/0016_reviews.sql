-- How long the film of a lesson is, as the server measured it: that of its newest version that is ready. Kept beside the
-- lesson, so that the time of a course is one look at an index, and kept by the database, whoever changes a video.
ALTER TABLE lessons ADD COLUMN video_seconds real;

CREATE FUNCTION academy_video_seconds(lesson uuid) RETURNS real
  LANGUAGE sql STABLE
AS $$
  SELECT duration_seconds FROM video_assets
  WHERE lesson_id = lesson AND state = 'ready' AND retired_at IS NULL
  ORDER BY version DESC LIMIT 1
$$;

UPDATE lessons SET video_seconds = academy_video_seconds(id)
WHERE EXISTS (SELECT FROM video_assets WHERE lesson_id = lessons.id AND state = 'ready');

-- Written only where it changes: that happens in transactions that have locked the lesson already.
CREATE FUNCTION academy_measure_lesson() RETURNS trigger
  LANGUAGE plpgsql AS $$
DECLARE
  lesson uuid := CASE WHEN TG_OP = 'DELETE' THEN OLD.lesson_id ELSE NEW.lesson_id END;
BEGIN
  UPDATE lessons SET video_seconds = academy_video_seconds(lesson)
  WHERE id = lesson AND video_seconds IS DISTINCT FROM academy_video_seconds(lesson);
  RETURN NULL;
END;
$$;
CREATE TRIGGER video_assets_measured
  AFTER INSERT OR DELETE OR UPDATE OF state, duration_seconds, retired_at, lesson_id ON video_assets
  FOR EACH ROW EXECUTE FUNCTION academy_measure_lesson();

DROP INDEX lessons_course;
CREATE INDEX lessons_course ON lessons (course_id) INCLUDE (video_seconds);

-- Courses that nobody has edited since they were made are dated by their making.
UPDATE courses SET last_updated_at = created_at WHERE last_updated_at IS NULL;

CREATE TABLE reviews (
  -- Rising with time (version 7): the newest has the largest.
  id uuid PRIMARY KEY,
  course_id uuid NOT NULL REFERENCES courses ON DELETE CASCADE,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  rating smallint NOT NULL CHECK (rating BETWEEN 1 AND 5),
  -- Empty for a rating without words.
  text text NOT NULL CHECK (char_length(text) <= 4000),
  -- How many have found it useful, counted by the database.
  useful_count integer NOT NULL DEFAULT 0,
  reply text CHECK (char_length(reply) <= 4000),
  replied_at timestamptz,
  hidden_reason text CHECK (char_length(hidden_reason) <= 500),
  hidden_at timestamptz,
  hidden_by uuid REFERENCES users ON DELETE SET NULL,
  -- Taken back by its writer while it was hidden. The row stays, so that writing anew does not undo the hiding.
  withdrawn_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  edited_at timestamptz,
  CONSTRAINT reviews_writer UNIQUE (user_id, course_id)
);
CREATE INDEX reviews_newest ON reviews (course_id, id DESC);
CREATE INDEX reviews_useful ON reviews (course_id, useful_count DESC, id DESC) WHERE hidden_at IS NULL;
CREATE INDEX reviews_hidden_by ON reviews (hidden_by) WHERE hidden_by IS NOT NULL;

CREATE TABLE review_votes (
  review_id uuid NOT NULL REFERENCES reviews ON DELETE CASCADE,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  PRIMARY KEY (review_id, user_id)
);
CREATE INDEX review_votes_user ON review_votes (user_id);

CREATE TABLE review_reports (
  review_id uuid NOT NULL REFERENCES reviews ON DELETE CASCADE,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  reason text NOT NULL CHECK (char_length(reason) <= 500),
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (review_id, user_id)
);
CREATE INDEX review_reports_user ON review_reports (user_id);

-- How many visible reviews of a course give one star, two, and so on to five.
CREATE TABLE review_summaries (
  course_id uuid PRIMARY KEY REFERENCES courses ON DELETE CASCADE,
  stars integer[] NOT NULL DEFAULT '{0,0,0,0,0}'
);

-- By the database, because reviews also go with an account. What is hidden does not count.
CREATE FUNCTION academy_count_review() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' AND OLD.hidden_at IS NULL THEN
    UPDATE review_summaries SET stars[OLD.rating] = stars[OLD.rating] - 1 WHERE course_id = OLD.course_id;
  END IF;
  IF TG_OP <> 'DELETE' AND NEW.hidden_at IS NULL THEN
    INSERT INTO review_summaries (course_id) VALUES (NEW.course_id) ON CONFLICT DO NOTHING;
    UPDATE review_summaries SET stars[NEW.rating] = stars[NEW.rating] + 1 WHERE course_id = NEW.course_id;
  END IF;
  RETURN NULL;
END;
$$;
CREATE TRIGGER reviews_counted AFTER INSERT OR DELETE OR UPDATE OF rating, hidden_at ON reviews
  FOR EACH ROW EXECUTE FUNCTION academy_count_review();

CREATE FUNCTION academy_count_vote() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    UPDATE reviews SET useful_count = useful_count + 1 WHERE id = NEW.review_id;
  ELSE
    UPDATE reviews SET useful_count = useful_count - 1 WHERE id = OLD.review_id;
  END IF;
  RETURN NULL;
END;
$$;
CREATE TRIGGER review_votes_counted AFTER INSERT OR DELETE ON review_votes
  FOR EACH ROW EXECUTE FUNCTION academy_count_vote();
