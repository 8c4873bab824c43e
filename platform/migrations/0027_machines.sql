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

CREATE TABLE webhooks (
  id uuid PRIMARY KEY,
  url text NOT NULL CHECK (char_length(url) <= 2000),
  events text[] NOT NULL CHECK (cardinality(events) BETWEEN 1 AND 200),
  is_on boolean NOT NULL DEFAULT true,
  -- The academy switched it off, because it failed for too long.
  is_given_up boolean NOT NULL DEFAULT false,
  -- Of the first attempt that failed since the last one that did not.
  failing_since timestamptz,
  sealed_secret text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE webhook_deliveries (
  id uuid PRIMARY KEY,
  webhook_id uuid NOT NULL REFERENCES webhooks ON DELETE CASCADE,
  -- Of the outbox; null for one that was sent to try it.
  event_id text,
  event_name text NOT NULL,
  body text NOT NULL CHECK (char_length(body) <= 10000),
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'delivered', 'failed')),
  tries integer NOT NULL DEFAULT 0,
  -- Of the last attempt.
  status integer,
  answer text CHECK (char_length(answer) <= 500),
  problem text,
  tried_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT webhook_deliveries_once UNIQUE (webhook_id, event_id)
);
CREATE INDEX webhook_deliveries_log ON webhook_deliveries (webhook_id, id DESC);
CREATE INDEX webhook_deliveries_created_at ON webhook_deliveries (created_at);
