-- For machines: what programs sign in with, and whom the academy tells of what happened.
CREATE TABLE access_tokens (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 60),
  scope text NOT NULL CHECK (scope IN ('read', 'learn', 'teach', 'admin')),
  token_hash text NOT NULL,
  ending text NOT NULL CHECK (char_length(ending) = 4),
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  -- To an hour.
  last_used_at timestamptz
);
CREATE UNIQUE INDEX access_tokens_hash ON access_tokens (token_hash);
CREATE INDEX access_tokens_of_user ON access_tokens (user_id, created_at DESC, id DESC);
CREATE INDEX access_tokens_expires_at ON access_tokens (expires_at);
