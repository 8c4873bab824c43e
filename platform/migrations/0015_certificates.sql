-- The keys that certificates are signed with. The private half is sealed with the academy's secret, as the keys of videos are, and
-- goes when the key is retired: what it has signed needs the public half alone.
CREATE TABLE signing_keys (
  id uuid PRIMARY KEY,
  thumbprint text NOT NULL UNIQUE,
  public_key text NOT NULL,
  sealed_key text,
  created_at timestamptz NOT NULL DEFAULT now(),
  retired_at timestamptz,
  CHECK ((sealed_key IS NULL) = (retired_at IS NOT NULL))
);
-- Several nodes that need the first key at once agree on one.
CREATE UNIQUE INDEX signing_keys_current ON signing_keys ((true)) WHERE retired_at IS NULL;

-- What a certificate says stands in its row, and goes on to when the course or the account is gone.
CREATE TABLE certificates (
  id uuid PRIMARY KEY,
  user_id uuid REFERENCES users ON DELETE SET NULL,
  course_id uuid REFERENCES courses ON DELETE SET NULL,
  -- The id of the course, also when it is gone: the painting is drawn from it.
  course_key uuid NOT NULL,
  course_title text NOT NULL,
  creator text NOT NULL,
  hue text NOT NULL,
  name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 200),
  lessons integer NOT NULL,
  pass_mark smallint,
  score smallint,
  issued_at timestamptz NOT NULL,
  key_id uuid NOT NULL REFERENCES signing_keys,
  credential text NOT NULL,
  status_list integer NOT NULL CHECK (status_list > 0),
  status_index integer NOT NULL CHECK (status_index BETWEEN 0 AND 131071),
  revoked_at timestamptz,
  revoked_by uuid REFERENCES users ON DELETE SET NULL,
  revocation_reason text,
  UNIQUE (user_id, course_id),
  UNIQUE (status_list, status_index),
  CHECK ((revoked_at IS NULL) = (revocation_reason IS NULL))
);
CREATE INDEX certificates_of_course ON certificates (course_id, issued_at DESC, id DESC);
CREATE INDEX certificates_revoked ON certificates (status_list, status_index) WHERE revoked_at IS NOT NULL;

-- The mark in the questions that a course asks for; none where there is no row.
CREATE TABLE certificate_rules (
  course_id uuid PRIMARY KEY REFERENCES courses ON DELETE CASCADE,
  pass_mark smallint NOT NULL CHECK (pass_mark BETWEEN 1 AND 100)
);
