-- Leaving: what a person takes along, an account that is to be deleted, and what is left of it afterwards.
ALTER TABLE users
  -- When the account is deleted; null: it stays.
  ADD COLUMN leaves_at timestamptz,
  -- Whether an admin asked for it: then only an admin calls it off.
  ADD COLUMN leaving_by_admin boolean NOT NULL DEFAULT false;
CREATE INDEX users_leaving ON users (leaves_at) WHERE leaves_at IS NOT NULL;

-- All that the academy has of a person, as a file in the blob store. One at a time, by key.
CREATE TABLE account_exports (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL UNIQUE REFERENCES users ON DELETE CASCADE,
  state text NOT NULL CHECK (state IN ('waiting', 'working', 'ready', 'failed')),
  percent integer NOT NULL DEFAULT 0 CHECK (percent BETWEEN 0 AND 100),
  bytes bigint CHECK (bytes >= 0),
  asked_at timestamptz NOT NULL,
  finished_at timestamptz,
  CHECK ((state = 'ready') = (bytes IS NOT NULL)),
  CHECK ((state IN ('ready', 'failed')) = (finished_at IS NOT NULL))
);
CREATE INDEX account_exports_finished ON account_exports (finished_at);

-- Students of a course whose accounts are gone, as numbers: a course goes on counting them, and knows nothing else of them.
CREATE TABLE departed_students (
  course_id uuid PRIMARY KEY REFERENCES courses ON DELETE CASCADE,
  students integer NOT NULL CHECK (students > 0),
  finished integer NOT NULL CHECK (finished BETWEEN 0 AND students)
);

-- A certificate whose holder is gone keeps its place in the list of what is no longer good, and says nothing of them.
ALTER TABLE certificates
  ADD COLUMN withdrawn_at timestamptz,
  DROP CONSTRAINT certificates_name_check,
  ADD CONSTRAINT certificates_name_check CHECK (withdrawn_at IS NOT NULL OR char_length(name) BETWEEN 1 AND 200),
  ADD CONSTRAINT certificates_withdrawn_check CHECK (
    withdrawn_at IS NULL OR (name = '' AND credential = '' AND user_id IS NULL AND score IS NULL AND revoked_at IS NULL)
  );
DROP INDEX certificates_revoked;
CREATE INDEX certificates_ended ON certificates (status_list, status_index)
  WHERE revoked_at IS NOT NULL OR withdrawn_at IS NOT NULL;

-- What somebody gave goes on to count when their account is deleted, which says so before.
CREATE OR REPLACE FUNCTION academy_count_review() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND current_setting('academy.removes_account', true) = 'on' THEN
    RETURN NULL;
  END IF;
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
CREATE OR REPLACE FUNCTION academy_count_vote() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    UPDATE reviews SET useful_count = useful_count + 1 WHERE id = NEW.review_id;
  ELSIF current_setting('academy.removes_account', true) IS DISTINCT FROM 'on' THEN
    UPDATE reviews SET useful_count = useful_count - 1 WHERE id = OLD.review_id;
  END IF;
  RETURN NULL;
END;
$$;
