-- A search for a level, or for what is free, lists the courses of those in the catalogue's order, however few they are
-- among many. As screens tell them: a course without a level is for beginners, one without a price is free.
CREATE INDEX courses_catalogue_filters
  ON courses ((coalesce(price, 0) = 0), (coalesce(difficulty, 'beginner'::course_difficulty)), published_at DESC, id DESC)
  WHERE status = 'published';
