-- Notes that belong to a second of a lesson's film. Like the free note of a lesson they go with the lesson, and with the person.
CREATE TABLE timed_notes (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  lesson_id uuid NOT NULL REFERENCES lessons ON DELETE CASCADE,
  seconds integer NOT NULL CHECK (seconds BETWEEN 0 AND 86400),
  content text NOT NULL CHECK (char_length(content) BETWEEN 1 AND 5000),
  search_text text NOT NULL GENERATED ALWAYS AS (academy_fold(content)) STORED,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX timed_notes_user_lesson ON timed_notes (user_id, lesson_id, seconds);
CREATE INDEX timed_notes_lesson ON timed_notes (lesson_id);

-- The notebook searches free notes too, folded in the same way.
ALTER TABLE notes ADD COLUMN search_text text NOT NULL GENERATED ALWAYS AS (academy_fold(content)) STORED;
