-- What a creator wrote down about a student, for themselves alone. It goes with either of the two.
CREATE TABLE student_remarks (
  author_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  student_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  content text NOT NULL CHECK (char_length(content) BETWEEN 1 AND 5000),
  updated_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (author_id, student_id)
);
CREATE INDEX student_remarks_student ON student_remarks (student_id);

-- Folding the titles of thousands of lessons at each look took longer than reading them.
ALTER TABLE lessons
  ADD COLUMN title_search_text text NOT NULL GENERATED ALWAYS AS (academy_fold(' ' || title)) STORED;

-- Students of an author whose names or addresses have all words; somebody may come twice. Common words are found among the first
-- thousand of one's own. Rarer ones by trigrams among everybody, which is complete where few have them; only where neither is so,
-- all of one's own are read. Hashes and whole tables are no way to go: each look ends early, and a planner that reckons without that
-- reads everybody.
CREATE FUNCTION academy_find_students(author uuid, words text[], indexed text[], has_trigrams boolean, most integer)
  RETURNS TABLE (student_id uuid)
  LANGUAGE plpgsql STABLE
  SET enable_seqscan = off
  SET enable_hashjoin = off
  SET enable_mergejoin = off
AS $$
DECLARE
  own_read constant integer := 1000;
  hits_read constant integer := 2000;
  hits uuid[];
  found_now integer;
BEGIN
  RETURN QUERY SELECT users.id FROM (
      SELECT enrollments.user_id FROM courses JOIN enrollments ON enrollments.course_id = courses.id
      WHERE courses.author_id = author LIMIT own_read
    ) own JOIN users ON users.id = own.user_id
    WHERE users.search_text LIKE ALL (words) LIMIT most;
  GET DIAGNOSTICS found_now = ROW_COUNT;
  -- Signs alone would have everybody read.
  IF found_now >= most OR NOT has_trigrams THEN
    RETURN;
  END IF;
  hits := ARRAY(
    SELECT id FROM users
    WHERE search_text LIKE indexed[1] AND search_text LIKE indexed[2]
      AND search_text LIKE indexed[3] AND search_text LIKE indexed[4]
      AND search_text LIKE ALL (words)
    LIMIT hits_read);
  RETURN QUERY SELECT hit FROM unnest(hits) AS hit
    WHERE EXISTS (
      SELECT FROM enrollments JOIN courses ON courses.id = enrollments.course_id
      WHERE enrollments.user_id = hit AND courses.author_id = author)
    LIMIT most;
  GET DIAGNOSTICS found_now = ROW_COUNT;
  IF found_now < most AND cardinality(hits) = hits_read THEN
    RETURN QUERY SELECT users.id FROM courses
      JOIN enrollments ON enrollments.course_id = courses.id
      JOIN users ON users.id = enrollments.user_id
      WHERE courses.author_id = author AND users.search_text LIKE ALL (words)
      LIMIT most;
  END IF;
END;
$$;
