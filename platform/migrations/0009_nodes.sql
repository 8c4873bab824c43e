-- What the processes of one academy tell each other for a few minutes. Not in a backup, and gone after a crash of the database.
CREATE SCHEMA nodes;

-- How many requests were counted towards a limit, by all of them together.
CREATE UNLOGGED TABLE nodes.request_counts (
  key text PRIMARY KEY,
  count integer NOT NULL,
  ends_at timestamptz NOT NULL
);

-- What the built-in sign-in remembers on its way: it may begin at one process and end at another.
CREATE UNLOGGED TABLE nodes.demo_sign_ins (
  kind text NOT NULL,
  id text NOT NULL,
  payload jsonb NOT NULL,
  gone_at timestamptz NOT NULL,
  PRIMARY KEY (kind, id)
);
