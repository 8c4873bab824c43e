-- The questions of a lesson, as its creator wrote them. A lesson without any has the two sample questions.
CREATE TABLE quizzes (
  lesson_id uuid PRIMARY KEY REFERENCES lessons ON DELETE CASCADE,
  revision integer NOT NULL
);

CREATE TABLE quiz_questions (
  id uuid PRIMARY KEY,
  lesson_id uuid NOT NULL REFERENCES lessons ON DELETE CASCADE,
  position integer NOT NULL,
  prompt text NOT NULL,
  explanation text NOT NULL,
  at_seconds integer CHECK (at_seconds >= 0),
  -- Its kind, and what of it differs by kind: options, a number, accepted spellings.
  solution jsonb NOT NULL,
  CONSTRAINT quiz_questions_position UNIQUE (lesson_id, position) DEFERRABLE INITIALLY DEFERRED
);

-- The best that somebody answered to a question: what was right once stays right.
CREATE TABLE quiz_results (
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  question_id uuid NOT NULL REFERENCES quiz_questions ON DELETE CASCADE,
  is_right boolean NOT NULL,
  answered_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, question_id)
);
CREATE INDEX quiz_results_question ON quiz_results (question_id);

-- Which questions an attempt was at; null for the sample questions, as for all attempts until now.
ALTER TABLE quiz_attempts ADD COLUMN quiz_revision integer;
