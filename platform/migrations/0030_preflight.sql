-- The last check of a course before it is published. Findings stay while another check is made.
CREATE TABLE preflights (
  course_id uuid PRIMARY KEY REFERENCES courses (id) ON DELETE CASCADE,
  -- Of the check that was asked for last: its job names it.
  check_id uuid NOT NULL,
  state text NOT NULL CHECK (state IN ('waiting', 'working', 'done', 'failed')),
  steps_done integer NOT NULL DEFAULT 0,
  steps_total integer NOT NULL DEFAULT 0,
  requested_at timestamptz NOT NULL DEFAULT now(),
  -- Of the last check that came to its end.
  course_state text,
  checked_at timestamptz,
  findings jsonb NOT NULL DEFAULT '[]',
  findings_total integer NOT NULL DEFAULT 0
);

-- What was measured of a version of a film, so that the next check need not read it again.
CREATE TABLE film_measures (
  asset_id uuid PRIMARY KEY REFERENCES video_assets (id) ON DELETE CASCADE,
  -- In LUFS; null for a film without sound, and for one whose sound track is silent.
  loudness real,
  has_sound boolean NOT NULL,
  silent_start_seconds real NOT NULL,
  black_start_seconds real NOT NULL,
  measured_at timestamptz NOT NULL DEFAULT now()
);

-- What links of courses were answered with, so that nobody is asked again and again. Removed after a day.
CREATE TABLE link_checks (
  url text PRIMARY KEY CHECK (length(url) <= 2048),
  outcome text NOT NULL CHECK (outcome IN ('good', 'broken', 'unreachable', 'private')),
  status integer,
  checked_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX link_checks_checked_at ON link_checks (checked_at);
