-- How far each listener of the outbox has come. A position is a transaction and an event of it, because ids are given
-- before commits: an event with a smaller id may be committed after one with a greater.
CREATE TABLE outbox.listeners (
  name text PRIMARY KEY,
  transaction_id xid8 NOT NULL,
  event_id bigint NOT NULL,
  -- Of the event that comes next.
  failures integer NOT NULL DEFAULT 0,
  retry_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX events_in_order ON outbox.events (transaction_id, id);

-- What a person is told inside the app. What it says is a kind with facts; the sentence is the screen's.
CREATE TABLE notices (
  -- Rises with time: the newest has the largest.
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  kind text NOT NULL,
  -- What it is about. The same thing is told to a person once.
  key text NOT NULL CHECK (char_length(key) <= 200),
  course_id uuid REFERENCES courses ON DELETE CASCADE,
  facts jsonb NOT NULL DEFAULT '{}' CHECK (octet_length(facts::text) <= 4000),
  created_at timestamptz NOT NULL DEFAULT now(),
  read_at timestamptz,
  UNIQUE (user_id, kind, key)
);
CREATE INDEX notices_newest ON notices (user_id, id DESC);
CREATE INDEX notices_unread ON notices (user_id) WHERE read_at IS NULL;
CREATE INDEX notices_created_at ON notices (created_at);
CREATE INDEX notices_course ON notices (course_id) WHERE course_id IS NOT NULL;

-- What a person wants mail about. Nobody has a row before the first choice.
CREATE TABLE mail_choices (
  user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  -- The names of those that are wanted.
  learner text[] NOT NULL,
  -- Of a creator who never saved the settings of one; those count otherwise.
  creator text[]
);

-- Mails, one row each. A backup has none, as it has no jobs: a restored academy does not write again what it wrote before.
CREATE TABLE outbox.mails (
  id uuid PRIMARY KEY,
  -- What it is about. The same thing is written once.
  key text NOT NULL UNIQUE CHECK (char_length(key) <= 200),
  user_id uuid REFERENCES users ON DELETE CASCADE,
  invitation_id uuid REFERENCES invitations ON DELETE CASCADE,
  notice_id uuid REFERENCES notices ON DELETE CASCADE,
  -- It is "sending" from before the first byte goes out until the server's answer is written down.
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'sending', 'sent', 'refused', 'dropped', 'unknown')),
  -- Why it was not sent, without its contents.
  problem text CHECK (char_length(problem) <= 200),
  created_at timestamptz NOT NULL DEFAULT now(),
  tried_at timestamptz,
  CHECK (num_nonnulls(user_id, invitation_id) = 1)
);
CREATE INDEX mails_tried_at ON outbox.mails (tried_at);
CREATE INDEX mails_created_at ON outbox.mails (created_at);
CREATE INDEX mails_user ON outbox.mails (user_id, tried_at) WHERE user_id IS NOT NULL;
CREATE INDEX mails_invitation ON outbox.mails (invitation_id) WHERE invitation_id IS NOT NULL;
CREATE INDEX mails_notice ON outbox.mails (notice_id) WHERE notice_id IS NOT NULL;
