-- Some characters unfold into many: U+FDFA is eighteen letters, and a description of nothing else was read eighteen times
-- as long by every search. Twice the length is more than any language needs; what goes beyond is not searched.
CREATE OR REPLACE FUNCTION academy_fold(value text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN lower(unaccent('unaccent'::regdictionary, left(normalize(value, NFKC), 2 * char_length(value) + 64)));
-- Written again, a row is folded again.
UPDATE courses SET title = title
WHERE char_length(search_text) > 2 * char_length(title || instructor || category || description);

-- Spelling corrections are learned from published courses alone, and forgotten with the last course that has a word.
-- A draft is its author's: what it holds must neither steer nor answer anybody's search.
-- What was learned until now came from drafts too, and stayed for ever.
TRUNCATE search_words;
ALTER TABLE search_words ADD COLUMN courses integer NOT NULL;
-- Counting must not write the trigrams of a word again; for that its row has to stay on its page.
ALTER TABLE search_words SET (fillfactor = 70);

-- The first words of a folded text. Bounded, or one course could teach as many as a dictionary has.
CREATE FUNCTION academy_words_of(folded text) RETURNS SETOF text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
AS $$
  SELECT word
  FROM regexp_split_to_table(left(folded, 20000), '[^[:alnum:]\u0980-\u09FF]+') WITH ORDINALITY AS split (word, place)
  WHERE char_length(word) BETWEEN 3 AND 40
  GROUP BY word
  ORDER BY min(place)
  LIMIT 500
$$;

DROP TRIGGER courses_learn_words_on_insert ON courses;
DROP TRIGGER courses_learn_words_on_update ON courses;
DROP FUNCTION academy_learn_search_words();

-- Counts a word once for each text that gained it, and back for each that lost it. In the order of the words: two who
-- publish at once wait for each other and never block each other.
CREATE FUNCTION academy_count_search_words(gained text[], lost text[]) RETURNS void
  LANGUAGE plpgsql AS $$
DECLARE
  unused text[];
BEGIN
  WITH changes AS (
    SELECT word, sum(change)::integer AS change
    FROM (SELECT unnest(gained) AS folded, 1 AS change UNION ALL SELECT unnest(lost), -1) texts, academy_words_of(folded) AS word
    GROUP BY word
    HAVING sum(change) <> 0
  ), counted AS (
    INSERT INTO search_words AS known (word, courses) SELECT word, change FROM changes ORDER BY word
    ON CONFLICT (word) DO UPDATE SET courses = known.courses + excluded.courses
    RETURNING known.word, known.courses
  )
  SELECT array_agg(word) INTO unused FROM counted WHERE courses <= 0;
  DELETE FROM search_words WHERE word = ANY (unused) AND courses <= 0;
END;
$$;

CREATE FUNCTION academy_learn_search_words() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM academy_count_search_words(array_agg(search_text), '{}')
    FROM new_courses WHERE status = 'published' HAVING count(*) > 0;
  ELSIF TG_OP = 'DELETE' THEN
    PERFORM academy_count_search_words('{}', array_agg(search_text))
    FROM old_courses WHERE status = 'published' HAVING count(*) > 0;
  ELSE
    PERFORM academy_count_search_words(
      array_agg(new_courses.search_text) FILTER (WHERE new_courses.status = 'published'),
      array_agg(old_courses.search_text) FILTER (WHERE old_courses.status = 'published'))
    FROM new_courses JOIN old_courses USING (id)
    WHERE (new_courses.status = 'published' OR old_courses.status = 'published')
      AND (new_courses.status <> old_courses.status OR new_courses.search_text <> old_courses.search_text)
    HAVING count(*) > 0;
  END IF;
  RETURN NULL;
END;
$$;
CREATE TRIGGER courses_learn_words_on_insert AFTER INSERT ON courses
  REFERENCING NEW TABLE AS new_courses FOR EACH STATEMENT EXECUTE FUNCTION academy_learn_search_words();
CREATE TRIGGER courses_learn_words_on_update AFTER UPDATE ON courses
  REFERENCING OLD TABLE AS old_courses NEW TABLE AS new_courses
  FOR EACH STATEMENT EXECUTE FUNCTION academy_learn_search_words();
CREATE TRIGGER courses_forget_words_on_delete AFTER DELETE ON courses
  REFERENCING OLD TABLE AS old_courses FOR EACH STATEMENT EXECUTE FUNCTION academy_learn_search_words();

INSERT INTO search_words (word, courses)
SELECT word, count(*) FROM courses, academy_words_of(search_text) AS word WHERE status = 'published' GROUP BY word;

-- Loads pg_trgm into this session: before that, nobody but a superuser may name its settings.
SELECT show_limit();

-- The words of a search, each that no course contains replaced by the known spelling nearest to it. Each look for one
-- reads all words that share some letters: a text of many unknown words, which are no typing errors, is left as it
-- stands. Two letters swapped share few trigrams, hence the low threshold; the edit distance then decides. Only words
-- of letters are respelled. Planned for each word anew: a plan for any word would read all of them.
CREATE FUNCTION academy_respell_words(typed text[], most integer) RETURNS text[]
  LANGUAGE plpgsql STABLE STRICT
  SET pg_trgm.similarity_threshold = 0.15
  SET plan_cache_mode = force_custom_plan
AS $$
DECLARE
  respelled text[] := typed;
  unknown integer[] := '{}';
  place integer;
  wanted text;
BEGIN
  FOR place IN 1 .. cardinality(typed) LOOP
    wanted := typed[place];
    CONTINUE WHEN wanted !~ '^[[:alpha:]\u0980-\u09FF]{3,40}$';
    CONTINUE WHEN EXISTS (SELECT FROM search_words WHERE word LIKE '%' || wanted || '%');
    unknown := unknown || place;
    IF cardinality(unknown) > most THEN
      RETURN typed;
    END IF;
  END LOOP;
  FOREACH place IN ARRAY unknown LOOP
    wanted := typed[place];
    respelled[place] := coalesce((
      SELECT word FROM search_words
      WHERE word % wanted
        AND abs(char_length(word) - char_length(wanted)) <= 2
        AND levenshtein_less_equal(word, wanted, 2) <= CASE WHEN char_length(wanted) < 5 THEN 1 ELSE 2 END
      ORDER BY levenshtein_less_equal(word, wanted, 2), similarity(word, wanted) DESC, word
      LIMIT 1
    ), wanted);
  END LOOP;
  RETURN respelled;
END;
$$;
DROP FUNCTION academy_respell(text);
