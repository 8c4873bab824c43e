-- Chats with the assistant. Ids of chats and exchanges are made by the browser, so that a question sent twice is one.
CREATE TABLE chats (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  course_id uuid NOT NULL REFERENCES courses ON DELETE CASCADE,
  -- Null: about the course as a whole.
  lesson_id uuid REFERENCES lessons ON DELETE CASCADE,
  title text NOT NULL CHECK (char_length(title) BETWEEN 1 AND 200),
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX chats_of_user ON chats (user_id, course_id, lesson_id, updated_at DESC);
CREATE INDEX chats_course ON chats (course_id);
CREATE INDEX chats_lesson ON chats (lesson_id);

CREATE TABLE chat_exchanges (
  id uuid PRIMARY KEY,
  chat_id uuid NOT NULL REFERENCES chats ON DELETE CASCADE,
  number integer NOT NULL,
  question text NOT NULL CHECK (char_length(question) BETWEEN 1 AND 2000),
  -- Null while it is being answered, or where that was cut short.
  answer jsonb,
  -- Since when somebody works on the answer; null: nobody does.
  answering_since timestamptz,
  feedback text CHECK (feedback IN ('up', 'down')),
  asked_at timestamptz NOT NULL DEFAULT now(),
  -- What a search in one's chats looks through: all that was asked and said, folded as notes are.
  search_text text NOT NULL GENERATED ALWAYS AS (
    academy_fold(question || ' ' || coalesce(jsonb_path_query_array(answer, '$.statements[*].text')::text, ''))
  ) STORED,
  CONSTRAINT chat_exchanges_number UNIQUE (chat_id, number)
);

-- What students ask, for the author of the course. It stays when a chat is deleted, and knows nobody who did not agree to it.
CREATE TABLE asked_questions (
  id uuid PRIMARY KEY,
  course_id uuid NOT NULL REFERENCES courses ON DELETE CASCADE,
  lesson_id uuid REFERENCES lessons ON DELETE SET NULL,
  -- Where the film stood.
  at_seconds integer,
  -- Where the first source of the answer stands; seconds of a film only.
  cited_lesson_id uuid REFERENCES lessons ON DELETE SET NULL,
  cited_seconds integer,
  is_answered boolean NOT NULL,
  -- The words, of questions without an answer alone.
  question text CHECK (char_length(question) <= 2000),
  -- Only where the student agreed.
  user_id uuid REFERENCES users ON DELETE SET NULL,
  asked_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX asked_questions_course ON asked_questions (course_id, asked_at DESC);
CREATE INDEX asked_questions_lesson ON asked_questions (lesson_id);
CREATE INDEX asked_questions_cited_lesson ON asked_questions (cited_lesson_id);
CREATE INDEX asked_questions_user ON asked_questions (user_id);
CREATE INDEX asked_questions_asked_at ON asked_questions (asked_at);

-- What a person asked and had written by language models, by the hour; kept apart from chats, which can be deleted.
CREATE TABLE assistant_use (
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  hour timestamptz NOT NULL,
  questions integer NOT NULL DEFAULT 0,
  answers integer NOT NULL DEFAULT 0,
  PRIMARY KEY (user_id, hour)
);
CREATE INDEX assistant_use_hour ON assistant_use (hour);
CREATE TABLE assistant_budget (
  day date PRIMARY KEY,
  tokens bigint NOT NULL DEFAULT 0
);

ALTER TABLE users ADD COLUMN shares_name boolean NOT NULL DEFAULT false;

-- The text of files that go with lessons. What has no row here was never looked at.
CREATE TABLE resource_texts (
  resource_id uuid PRIMARY KEY REFERENCES lesson_resources ON DELETE CASCADE,
  state text NOT NULL CHECK (state IN ('waiting', 'done', 'skipped', 'failed')),
  reason text,
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE TABLE resource_text_parts (
  resource_id uuid NOT NULL REFERENCES resource_texts ON DELETE CASCADE,
  number integer NOT NULL,
  page integer,
  text text NOT NULL,
  PRIMARY KEY (resource_id, number)
);
