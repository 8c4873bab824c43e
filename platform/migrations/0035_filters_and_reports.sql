-- A search for a level, or for what is free, lists the courses of those in the catalogue's order, however few they are
-- among many. As screens tell them: a course without a level is for beginners, one without a price is free.
CREATE INDEX courses_catalogue_filters
  ON courses ((coalesce(price, 0) = 0), (coalesce(difficulty, 'beginner'::course_difficulty)), published_at DESC, id DESC)
  WHERE status = 'published';

-- An admin decided that a reported review stays. Who reports it anew makes it wait again.
ALTER TABLE review_reports ADD COLUMN settled_at timestamptz;
-- What waits for admins, and the reasons of what is hidden, whatever was settled over the years.
CREATE INDEX review_reports_waiting ON review_reports (review_id, created_at) WHERE settled_at IS NULL;
