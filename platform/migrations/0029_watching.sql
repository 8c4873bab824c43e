-- What students watch of films, for the map of where they are lost. Who switched it off is not counted.
ALTER TABLE users ADD COLUMN is_watching_counted boolean NOT NULL DEFAULT true;

-- A version of a film with its sums, second by second; they name nobody. The version itself is gone a day after it was replaced,
-- and its sums stay, for the next film to be compared with.
CREATE TABLE watched_films (
  id uuid PRIMARY KEY,
  lesson_id uuid NOT NULL REFERENCES lessons ON DELETE CASCADE,
  seconds integer NOT NULL CHECK (seconds BETWEEN 1 AND 86400),
  began_at timestamptz NOT NULL DEFAULT now(),
  -- The sums as of then; null: fewer than five people watched it.
  counted_at timestamptz,
  viewers integer NOT NULL DEFAULT 0,
  watched integer[] NOT NULL DEFAULT '{}',
  again integer[] NOT NULL DEFAULT '{}',
  stopped integer[] NOT NULL DEFAULT '{}'
);
CREATE INDEX watched_films_lesson ON watched_films (lesson_id, began_at);

-- What one person saw of one version, and how much of that is in the sums. It goes with the version and with the person.
CREATE TABLE film_viewers (
  film_id uuid NOT NULL REFERENCES watched_films ON DELETE CASCADE REFERENCES video_assets ON DELETE CASCADE,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  seen int4multirange NOT NULL,
  seen_again int4multirange NOT NULL,
  -- Where they left last; null for who saw the end, or is watching.
  stopped_at integer,
  counted_seen int4multirange NOT NULL DEFAULT '{}',
  counted_again int4multirange NOT NULL DEFAULT '{}',
  counted_stop integer,
  is_counted boolean NOT NULL DEFAULT false,
  updated_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (film_id, user_id)
);
CREATE INDEX film_viewers_user ON film_viewers (user_id);
CREATE INDEX film_viewers_not_counted ON film_viewers (film_id) WHERE NOT is_counted;

-- Where the film stood when something was asked: with the chat, which is its owner's and goes when they delete it.
ALTER TABLE chat_exchanges ADD COLUMN at_seconds integer CHECK (at_seconds BETWEEN 0 AND 86400);
