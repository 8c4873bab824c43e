-- What admins decide for the whole academy: one row from the first change on. A setting that is not in it is as it comes.
CREATE TABLE school_settings (
  id boolean PRIMARY KEY DEFAULT true CHECK (id),
  revision integer NOT NULL,
  settings jsonb NOT NULL CHECK (octet_length(settings::text) <= 100000),
  -- The name of its file among the academy's pictures.
  logo text CHECK (char_length(logo) <= 100),
  updated_at timestamptz NOT NULL DEFAULT now()
);

-- Courses that wait for an admin before they are published, and those that one refused.
CREATE TABLE course_approvals (
  course_id uuid PRIMARY KEY REFERENCES courses (id) ON DELETE CASCADE,
  state text NOT NULL CHECK (state IN ('waiting', 'refused')),
  submitted_by uuid REFERENCES users (id) ON DELETE SET NULL,
  submitted_at timestamptz NOT NULL DEFAULT now(),
  decided_at timestamptz,
  reason text CHECK (char_length(reason) <= 1000)
);
CREATE INDEX course_approvals_waiting ON course_approvals (submitted_at, course_id) WHERE state = 'waiting';
CREATE INDEX course_approvals_submitted_by ON course_approvals (submitted_by);

-- Who asked to write courses, where that takes an admin's word. Once: the key is the person.
CREATE TABLE creator_requests (
  user_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  state text NOT NULL CHECK (state IN ('waiting', 'approved', 'refused')),
  message text NOT NULL DEFAULT '' CHECK (char_length(message) <= 1000),
  asked_at timestamptz NOT NULL DEFAULT now(),
  decided_at timestamptz,
  reason text CHECK (char_length(reason) <= 1000)
);
CREATE INDEX creator_requests_waiting ON creator_requests (asked_at, user_id) WHERE state = 'waiting';
