-- A name that the person chose here stays when they sign in again; until then it is the identity provider's.
ALTER TABLE users ADD COLUMN name_chosen boolean NOT NULL DEFAULT false;
-- How a creator is called in the courses they write from now on. Read with every session, and so beside the name.
ALTER TABLE users ADD COLUMN display_name text CHECK (char_length(display_name) BETWEEN 1 AND 200);

-- What a creator set for the courses they teach. Nobody has a row before the first save.
CREATE TABLE creator_settings (
  user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  -- Everybody reads it in the instructor block of their courses; the bio of the profile is another one, which nobody else sees.
  bio text CHECK (char_length(bio) BETWEEN 1 AND 2000),
  payment_method text NOT NULL CHECK (payment_method IN ('paypal', 'bank', 'stripe')),
  account_email text CHECK (char_length(account_email) BETWEEN 1 AND 254),
  -- The names of those that are wanted.
  notifications text[] NOT NULL CHECK (cardinality(notifications) <= 20)
);

-- Terms, privacy and about, as the operator wrote them. A page without a row is the text that comes with the academy.
CREATE TABLE school_pages (
  page text NOT NULL CHECK (page IN ('terms', 'privacy', 'about')),
  language text NOT NULL CHECK (language ~ '^[a-z]{2,3}$'),
  markdown text NOT NULL CHECK (char_length(markdown) BETWEEN 1 AND 100000),
  updated_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (page, language)
);
