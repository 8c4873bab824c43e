-- People who are expected, and groups who learn together.
CREATE TABLE cohorts (
  id uuid PRIMARY KEY,
  name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 100),
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX cohorts_name ON cohorts (lower(name));

CREATE TABLE cohort_members (
  cohort_id uuid NOT NULL REFERENCES cohorts ON DELETE CASCADE,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  added_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (cohort_id, user_id)
);
CREATE INDEX cohort_members_user ON cohort_members (user_id);

CREATE TABLE cohort_courses (
  cohort_id uuid NOT NULL REFERENCES cohorts ON DELETE CASCADE,
  course_id uuid NOT NULL REFERENCES courses ON DELETE CASCADE,
  PRIMARY KEY (cohort_id, course_id)
);
CREATE INDEX cohort_courses_course ON cohort_courses (course_id);

CREATE TABLE invitations (
  id uuid PRIMARY KEY,
  -- Folded to lower case, as it is compared.
  email text NOT NULL CHECK (email = lower(email) AND char_length(email) <= 254),
  name text CHECK (char_length(name) <= 100),
  role user_role NOT NULL DEFAULT 'student',
  cohort_id uuid REFERENCES cohorts ON DELETE SET NULL,
  invited_by uuid REFERENCES users ON DELETE SET NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  -- A fixed time after it was last sent, so that the order of the one is the order of the other.
  expires_at timestamptz NOT NULL,
  withdrawn_at timestamptz,
  taken_at timestamptz,
  -- With the account the address goes from here.
  taken_by uuid REFERENCES users ON DELETE CASCADE,
  search_text text NOT NULL GENERATED ALWAYS AS (academy_fold(' ' || coalesce(name, '') || ' ' || email)) STORED,
  CHECK (taken_at IS NULL OR withdrawn_at IS NULL),
  CHECK ((taken_at IS NULL) = (taken_by IS NULL))
);
-- Nobody is expected twice.
CREATE UNIQUE INDEX invitations_waiting_email ON invitations (email) WHERE taken_at IS NULL AND withdrawn_at IS NULL;
-- The list is read from the end of time on, whole or by state.
CREATE INDEX invitations_by_end ON invitations (expires_at, id);
CREATE INDEX invitations_waiting ON invitations (expires_at, id) WHERE taken_at IS NULL AND withdrawn_at IS NULL;
CREATE INDEX invitations_taken ON invitations (expires_at, id) WHERE taken_at IS NOT NULL;
CREATE INDEX invitations_withdrawn ON invitations (expires_at, id) WHERE withdrawn_at IS NOT NULL;
CREATE INDEX invitations_search ON invitations USING gin (search_text gin_trgm_ops);
CREATE INDEX invitations_cohort ON invitations (cohort_id) WHERE cohort_id IS NOT NULL;
CREATE INDEX invitations_taken_by ON invitations (taken_by) WHERE taken_by IS NOT NULL;
CREATE INDEX invitations_invited_by ON invitations (invited_by) WHERE invited_by IS NOT NULL;

CREATE TABLE invitation_courses (
  invitation_id uuid NOT NULL REFERENCES invitations ON DELETE CASCADE,
  course_id uuid NOT NULL REFERENCES courses ON DELETE CASCADE,
  PRIMARY KEY (invitation_id, course_id)
);
CREATE INDEX invitation_courses_course ON invitation_courses (course_id);

-- A list of people names courses by their titles.
CREATE INDEX courses_published_title ON courses (left(title_search_text, 100)) WHERE status = 'published';
