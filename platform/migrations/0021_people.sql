-- Running a school: who is here, who may not come in, and what was done.
ALTER TABLE users
  ADD COLUMN last_seen_at timestamptz,
  ADD COLUMN blocked_at timestamptz,
  ADD COLUMN blocked_for text CHECK (char_length(blocked_for) <= 500),
  -- Blanks before each part, so that one or two letters are found where words begin.
  ADD COLUMN search_text text NOT NULL
    GENERATED ALWAYS AS (academy_fold(' ' || name || ' ' || username || ' ' || email)) STORED;
UPDATE users SET last_seen_at = seen.at
  FROM (SELECT user_id, max(rotated_at) AS at FROM sessions GROUP BY user_id) seen WHERE seen.user_id = users.id;
-- Each order of the list has its index, each filter that leaves few, and a search for any part of a name or an address.
CREATE INDEX users_by_name ON users (left(lower(name), 100), id);
-- It finds addresses as the one before it did.
DROP INDEX users_email;
CREATE INDEX users_by_email ON users (lower(email), id);
-- Who was never seen is the longest away.
CREATE INDEX users_by_seen ON users (coalesce(last_seen_at, timestamptz '1970-01-01 00:00:00+00'), id);
CREATE INDEX users_by_joined ON users (created_at, id);
CREATE INDEX users_admins ON users (id) WHERE role = 'admin' OR is_listed_admin;
CREATE INDEX users_creators ON users (id) WHERE role = 'creator';
CREATE INDEX users_blocked ON users (id) WHERE blocked_at IS NOT NULL;
CREATE INDEX users_search ON users USING gin (search_text gin_trgm_ops);

-- A course that was published until its author was blocked; it is published again with them.
ALTER TABLE courses ADD COLUMN hidden_by_block boolean NOT NULL DEFAULT false;

-- As the browser called itself when it signed in.
ALTER TABLE sessions ADD COLUMN user_agent text CHECK (char_length(user_agent) <= 400);

-- Who did what to whom. Ids say nothing to a reader; names stand beside, where one of them can be erased.
CREATE TABLE audit_names (
  id uuid PRIMARY KEY,
  name text NOT NULL
);
CREATE INDEX audit_names_search ON audit_names USING gin (academy_fold(name) gin_trgm_ops);

CREATE TABLE audit_entries (
  id uuid PRIMARY KEY,
  at timestamptz NOT NULL DEFAULT now(),
  action text NOT NULL,
  -- Null: the command line, or the academy itself.
  actor_id uuid,
  person_id uuid,
  course_id uuid,
  facts jsonb NOT NULL DEFAULT '{}'
);
CREATE INDEX audit_entries_at ON audit_entries (at DESC, id DESC);
CREATE INDEX audit_entries_action ON audit_entries (action, at DESC, id DESC);
CREATE INDEX audit_entries_actor ON audit_entries (actor_id, at DESC, id DESC);
CREATE INDEX audit_entries_person ON audit_entries (person_id, at DESC, id DESC);
CREATE INDEX audit_entries_course ON audit_entries (course_id, at DESC, id DESC);

-- What is written stays as it is; only the sweep of what has expired says before that it removes.
CREATE FUNCTION academy_keep_audit() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND current_setting('academy.removes_old_audit', true) = 'on' THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'Entries of the audit trail are not changed';
END;
$$;
CREATE TRIGGER audit_entries_stay BEFORE UPDATE OR DELETE ON audit_entries
  FOR EACH ROW EXECUTE FUNCTION academy_keep_audit();
