-- Search in lessons: titles, contents and what is said. The index holds whole words and their beginnings, which works for any
-- language; PostgreSQL's own parser would cut Bengali at its vowel signs. Decision 058 has the why.

-- Words with one blank between them. What separates words is listed and everything else is part of one, so that marks of any
-- script stay with their letters. Scripts that write without blanks are taken letter by letter.
-- The same two lists stand in server/src/features/search/split-words.ts.
-- Plain ASCII, whose bytes are as many as its letters, needs no folding but of its capitals, which saves most of the time.
CREATE FUNCTION academy_word_text(value text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN btrim(regexp_replace(regexp_replace(
    CASE WHEN octet_length(value) = char_length(value) THEN lower(value)
    ELSE regexp_replace(
      academy_fold(value),
      '([\u0E00-\u0EFF\u1000-\u109F\u1780-\u17FF\u3040-\u30FF\u3400-\u4DBF\u4E00-\u9FFF\uF900-\uFAFF\U00020000-\U0003FFFF])',
      ' \1 ', 'g')
    END,
    '[\u0001-\u002F\u003A-\u0040\u005B-\u0060\u007B-\u00A9\u00AB-\u00B4\u00B6-\u00B9\u00BB-\u00BF\u00D7\u00F7\u060C\u061B\u061F\u066A-\u066D\u06D4\u0964\u0965\u2000-\u206F\u20A0-\u20CF\u2190-\u2BFF\u2E00-\u2E7F\u3000-\u3004\u3008-\u3020\u3030\uFE10-\uFE1F\uFE30-\uFE6F\uFFF0-\uFFFF\U0001F000-\U0001FAFF]+',
    ' ', 'g'), '([^ ]{64})[^ ]+', '\1', 'g'));

-- What the index knows of some words: each as it is, and with a star its first three and six letters.
CREATE FUNCTION academy_word_keys(words text) RETURNS text[]
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN array_remove(string_to_array(
    words || ' ' || regexp_replace(words, '([^ ]{3})[^ ]*', '\1*', 'g') || ' ' || regexp_replace(words, '([^ ]{6})[^ ]*', '\1*', 'g'),
    ' '), '');

-- The keys of a text, with that of its course: a word of one course is then found without reading it in all others.
-- In a language that evaluates an argument once: folding costs more than all the rest.
CREATE FUNCTION academy_text_keys(course_id uuid, value text) RETURNS tsvector
  LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE
AS $$
DECLARE
  words text := academy_word_text(left(value, 100000));
BEGIN
  RETURN array_to_tsvector(academy_word_keys(words) || ('@' || course_id::text));
END;
$$;

ALTER TABLE lessons
  ADD COLUMN title_words tsvector GENERATED ALWAYS AS (academy_text_keys(course_id, title)) STORED,
  ADD COLUMN content_words tsvector GENERATED ALWAYS AS (academy_text_keys(course_id, content)) STORED;
CREATE INDEX lessons_words ON lessons USING gin (title_words, content_words);

-- A phrase may run from one cue into the next: with < a cue has the last four words of the cue before.
CREATE FUNCTION academy_cue_keys(course_id uuid, value text, before text) RETURNS tsvector
  LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE
AS $$
DECLARE
  words text := academy_word_text(value);
  last_words text := substring(academy_word_text(before) FROM '(?:[^ ]+ ){0,3}[^ ]+$');
BEGIN
  RETURN array_to_tsvector(
    academy_word_keys(words) || ('@' || coalesce(course_id::text, ''))
    || coalesce(string_to_array(regexp_replace(last_words, '(^| )', '\1<', 'g'), ' '), '{}'));
END;
$$;

ALTER TABLE caption_cues ADD COLUMN search_words tsvector;

-- After a longer pause something else begins.
CREATE FUNCTION academy_find_cue_keys(of_track uuid, at_ms integer, value text) RETURNS tsvector
  LANGUAGE sql STABLE
  RETURN academy_cue_keys(
    (SELECT lessons.course_id FROM caption_tracks JOIN lessons ON lessons.id = lesson_id WHERE caption_tracks.id = of_track),
    value,
    (SELECT text FROM (
      SELECT text, end_ms FROM caption_cues WHERE track_id = of_track AND start_ms < at_ms ORDER BY start_ms DESC LIMIT 1
    ) before WHERE end_ms >= at_ms - 3000));

-- Volatile, so that the cues of one statement know each other.
CREATE FUNCTION academy_key_cue() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  NEW.search_words := academy_find_cue_keys(NEW.track_id, NEW.start_ms, NEW.text);
  RETURN NEW;
END;
$$;
CREATE TRIGGER caption_cues_key_new BEFORE INSERT ON caption_cues
  FOR EACH ROW EXECUTE FUNCTION academy_key_cue();
CREATE TRIGGER caption_cues_key_changed BEFORE UPDATE OF text ON caption_cues
  FOR EACH ROW WHEN (OLD.text <> NEW.text OR OLD.search_words IS NULL) EXECUTE FUNCTION academy_key_cue();

-- The cue after one that was written, changed or removed has other words before it.
CREATE FUNCTION academy_key_cue_after(of_track uuid, at_ms integer) RETURNS void
  LANGUAGE sql AS $$
  UPDATE caption_cues SET search_words = academy_find_cue_keys(track_id, start_ms, text)
  WHERE id = (SELECT id FROM caption_cues WHERE track_id = of_track AND start_ms > at_ms ORDER BY start_ms LIMIT 1)
$$;
CREATE FUNCTION academy_key_next_cue() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  PERFORM academy_key_cue_after(OLD.track_id, OLD.start_ms);
  RETURN NULL;
END;
$$;
CREATE TRIGGER caption_cues_key_after_change AFTER UPDATE OF text ON caption_cues
  FOR EACH ROW WHEN (OLD.text <> NEW.text) EXECUTE FUNCTION academy_key_next_cue();
CREATE TRIGGER caption_cues_key_after_removal AFTER DELETE ON caption_cues
  FOR EACH ROW EXECUTE FUNCTION academy_key_next_cue();
CREATE FUNCTION academy_key_cues_after_new() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  PERFORM academy_key_cue_after(written.track_id, written.start_ms)
  FROM new_cues written CROSS JOIN LATERAL (
    SELECT id FROM caption_cues WHERE track_id = written.track_id AND start_ms > written.start_ms ORDER BY start_ms LIMIT 1
  ) following
  WHERE NOT EXISTS (SELECT FROM new_cues WHERE new_cues.id = following.id);
  RETURN NULL;
END;
$$;
CREATE TRIGGER caption_cues_key_after_new AFTER INSERT ON caption_cues
  REFERENCING NEW TABLE AS new_cues FOR EACH STATEMENT EXECUTE FUNCTION academy_key_cues_after_new();

UPDATE caption_cues SET text = text;
-- Cues come a few at a time: they wait in a short list, which every search reads, and go into the index together.
CREATE INDEX caption_cues_words ON caption_cues USING gin (search_words) WITH (gin_pending_list_limit = 256);

-- All words of lessons, for typing errors alone. What a word leads to is looked up with the rights of who asks.
CREATE TABLE lesson_words (word text PRIMARY KEY, in_title boolean NOT NULL);
CREATE INDEX lesson_words_trigrams ON lesson_words USING gin (word gin_trgm_ops);
-- Who has no course to read is answered from titles alone, and in the time that titles take.
CREATE INDEX lesson_words_of_titles ON lesson_words USING gin (word gin_trgm_ops) WHERE in_title;

-- One writer of new words at a time, and only at its very end: two could otherwise wait for each other's words.
CREATE FUNCTION academy_learn_lesson_words(keys tsvector, of_title boolean) RETURNS void
  LANGUAGE plpgsql AS $$
DECLARE
  missing text[] := ARRAY(
    SELECT key FROM unnest(tsvector_to_array(keys)) AS key
    WHERE key !~ '[*@<]' AND char_length(key) BETWEEN 3 AND 40
      AND NOT EXISTS (SELECT FROM lesson_words WHERE word = key AND (in_title OR NOT of_title)));
BEGIN
  IF cardinality(missing) > 0 THEN
    PERFORM pg_advisory_xact_lock(hashtext('lesson_words'));
    INSERT INTO lesson_words AS known (word, in_title) SELECT unnest(missing), of_title
    ON CONFLICT (word) DO UPDATE SET in_title = true WHERE excluded.in_title AND NOT known.in_title;
  END IF;
END;
$$;
CREATE FUNCTION academy_learn_from_lesson() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  PERFORM academy_learn_lesson_words(NEW.title_words, true);
  IF NEW.content_words IS NOT NULL THEN
    PERFORM academy_learn_lesson_words(NEW.content_words, false);
  END IF;
  RETURN NULL;
END;
$$;
CREATE FUNCTION academy_learn_from_cue() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  PERFORM academy_learn_lesson_words(NEW.search_words, false);
  RETURN NULL;
END;
$$;
CREATE CONSTRAINT TRIGGER lessons_learn_words AFTER INSERT OR UPDATE OF title, content ON lessons
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION academy_learn_from_lesson();
CREATE CONSTRAINT TRIGGER caption_cues_learn_words AFTER INSERT OR UPDATE OF text ON caption_cues
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION academy_learn_from_cue();
SELECT academy_learn_lesson_words(title_words, true), academy_learn_lesson_words(coalesce(content_words, ''), false) FROM lessons;
SELECT academy_learn_lesson_words(search_words, false) FROM caption_cues;

-- All of a query's keys within any of these courses.
CREATE FUNCTION academy_within(wanted tsquery, course_ids uuid[]) RETURNS tsquery
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN wanted && (SELECT string_agg('''@' || id || '''', '|') FROM unnest(course_ids) AS id)::tsquery;

-- Some courses after the given place of a list. The index reads the keys of few courses at once much quicker than of hundreds.
CREATE FUNCTION academy_next_courses(course_ids uuid[], after integer) RETURNS uuid[]
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN course_ids[after + 1 : after + 10];

-- The cues with the keys, in bounded looks. In the courses that are near, one after the other, a common word is found many times
-- over, whole words first; the rest of one's own, or all others, are read only until there are enough. Each look is answered
-- from the index: a planner that takes words for common would read the whole table. A cue may come twice. Beginnings of words
-- are proven on what the index gave; IS TRUE keeps that out of the index, which would collect all words with the same beginning.
CREATE FUNCTION academy_find_cues(
  wanted tsquery, proven tsquery, exact tsquery, near uuid[], rest uuid[], everywhere boolean, most integer)
  RETURNS TABLE (cue_id uuid)
  LANGUAGE plpgsql STABLE
  SET enable_seqscan = off
AS $$
DECLARE
  course uuid;
  found_now integer;
  missing integer := most;
  -- No course may take the place of all others.
  most_of_course integer := greatest(10, most / greatest(1, cardinality(near)));
BEGIN
  FOREACH course IN ARRAY near LOOP
    RETURN QUERY SELECT id FROM (
        SELECT id, search_words @@ exact AS is_exact FROM caption_cues
        WHERE search_words @@ academy_within(wanted, ARRAY[course]) AND (search_words @@ proven) IS TRUE LIMIT 1000
      ) hits ORDER BY is_exact DESC LIMIT least(missing, most_of_course);
    GET DIAGNOSTICS found_now = ROW_COUNT;
    missing := missing - found_now;
    EXIT WHEN missing <= 0;
  END LOOP;
  IF missing > 0 AND everywhere THEN
    RETURN QUERY SELECT id FROM caption_cues WHERE search_words @@ wanted AND (search_words @@ proven) IS TRUE LIMIT most;
  ELSIF missing > 0 THEN
    -- There is room for all that a course has.
    missing := most;
    FOR place IN 0 .. cardinality(near || rest) - 1 BY 10 LOOP
      RETURN QUERY SELECT id FROM caption_cues
        WHERE search_words @@ academy_within(wanted, academy_next_courses(near || rest, place))
          AND (search_words @@ proven) IS TRUE LIMIT missing;
      GET DIAGNOSTICS found_now = ROW_COUNT;
      missing := missing - found_now;
      EXIT WHEN missing <= 0;
    END LOOP;
  END IF;
END;
$$;

-- The same for lessons, by their titles or contents.
CREATE FUNCTION academy_find_lessons(
  in_titles boolean, wanted tsquery, proven tsquery, course_ids uuid[], everywhere boolean, most integer)
  RETURNS TABLE (lesson_id uuid)
  LANGUAGE plpgsql STABLE
  SET enable_seqscan = off
AS $$
DECLARE
  scoped tsquery := wanted;
  found_now integer;
  missing integer := most;
BEGIN
  FOR place IN 0 .. CASE WHEN everywhere THEN 0 ELSE cardinality(course_ids) - 1 END BY 10 LOOP
    IF NOT everywhere THEN
      scoped := academy_within(wanted, academy_next_courses(course_ids, place));
    END IF;
    IF in_titles THEN
      RETURN QUERY SELECT id FROM lessons WHERE title_words @@ scoped AND (title_words @@ proven) IS TRUE LIMIT missing;
    ELSE
      RETURN QUERY SELECT id FROM lessons WHERE content_words @@ scoped AND (content_words @@ proven) IS TRUE LIMIT missing;
    END IF;
    GET DIAGNOSTICS found_now = ROW_COUNT;
    missing := missing - found_now;
    EXIT WHEN missing <= 0;
  END LOOP;
END;
$$;

-- Titles of lessons that anyone may read, which are those of published courses: of some of them first, then of all but those
-- that were searched with more rights.
CREATE FUNCTION academy_find_public_lessons(
  wanted tsquery, proven tsquery, near uuid[], but uuid[], everywhere boolean, most integer)
  RETURNS TABLE (lesson_id uuid)
  LANGUAGE plpgsql STABLE
  SET enable_seqscan = off
AS $$
DECLARE
  found_now integer := 0;
BEGIN
  IF cardinality(near) > 0 THEN
    RETURN QUERY SELECT lessons.id FROM lessons JOIN courses ON courses.id = course_id AND status = 'published'
      WHERE title_words @@ academy_within(wanted, near) AND (title_words @@ proven) IS TRUE LIMIT most;
    GET DIAGNOSTICS found_now = ROW_COUNT;
  END IF;
  IF found_now < most AND everywhere THEN
    RETURN QUERY SELECT lessons.id FROM lessons JOIN courses ON courses.id = course_id AND status = 'published'
      WHERE title_words @@ wanted AND (title_words @@ proven) IS TRUE AND course_id <> ALL (but) LIMIT most - found_now;
  END IF;
END;
$$;

-- Whether a word is in anything that a viewer may find.
CREATE FUNCTION academy_leads_somewhere(
  word text, course_ids uuid[], everywhere boolean, public_near uuid[], public_everywhere boolean)
  RETURNS boolean
  LANGUAGE plpgsql STABLE
  SET enable_seqscan = off
AS $$
DECLARE
  wanted tsquery := quote_literal(left(word, 64))::tsquery;
  scoped tsquery := wanted;
BEGIN
  IF everywhere OR cardinality(course_ids) > 0 THEN
    IF NOT everywhere THEN
      scoped := academy_within(wanted, course_ids);
    END IF;
    IF EXISTS (SELECT FROM caption_cues WHERE search_words @@ scoped)
      OR EXISTS (SELECT FROM lessons WHERE title_words @@ scoped) OR EXISTS (SELECT FROM lessons WHERE content_words @@ scoped) THEN
      RETURN true;
    END IF;
  END IF;
  RETURN EXISTS (SELECT FROM academy_find_public_lessons(wanted, wanted, public_near, '{}', public_everywhere, 1));
END;
$$;

-- Loads pg_trgm into this session: before that, nobody but a superuser may name its settings.
SELECT show_limit();

-- The words of a search, each that leads to nothing which the viewer may find replaced by the nearest spelling that does. Every
-- candidate is looked up with the viewer's rights before it counts: words of other courses neither answer nor stand in the way.
-- See academy_respell_words for the thresholds.
CREATE FUNCTION academy_respell_moments(
  typed text[], most integer, course_ids uuid[], everywhere boolean, public_near uuid[], public_everywhere boolean)
  RETURNS text[]
  LANGUAGE plpgsql STABLE STRICT
  SET pg_trgm.similarity_threshold = 0.15
  SET plan_cache_mode = force_custom_plan
AS $$
DECLARE
  respelled text[] := typed;
  titles_alone boolean := NOT everywhere AND cardinality(course_ids) = 0;
  unknown integer[] := '{}';
  place integer;
  wanted text;
  candidate text;
BEGIN
  FOR place IN 1 .. cardinality(typed) LOOP
    wanted := typed[place];
    CONTINUE WHEN wanted !~ '^[^0-9]{3,40}$'
      OR academy_leads_somewhere(wanted, course_ids, everywhere, public_near, public_everywhere);
    unknown := unknown || place;
    IF cardinality(unknown) > most THEN
      RETURN typed;
    END IF;
  END LOOP;
  FOREACH place IN ARRAY unknown LOOP
    wanted := typed[place];
    FOR candidate IN
      SELECT word FROM lesson_words
      WHERE word % wanted AND (in_title OR NOT titles_alone)
        AND abs(char_length(word) - char_length(wanted)) <= 2
        AND levenshtein_less_equal(word, wanted, 2) <= CASE WHEN char_length(wanted) < 5 THEN 1 ELSE 2 END
      ORDER BY levenshtein_less_equal(word, wanted, 2), similarity(word, wanted) DESC, word
    LOOP
      IF academy_leads_somewhere(candidate, course_ids, everywhere, public_near, public_everywhere) THEN
        respelled[place] := candidate;
        EXIT;
      END IF;
    END LOOP;
  END LOOP;
  RETURN respelled;
END;
$$;
