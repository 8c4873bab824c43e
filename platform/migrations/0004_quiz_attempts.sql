-- Attempts name known questions only, and of one person at one lesson the last twenty are kept.
DELETE FROM quiz_attempts WHERE id IN (
  SELECT id FROM (
    SELECT id, row_number() OVER (PARTITION BY user_id, lesson_id ORDER BY created_at DESC, id DESC) AS place
    FROM quiz_attempts
  ) attempts
  WHERE place > 20
);
UPDATE quiz_attempts
SET answers = jsonb_strip_nulls(jsonb_build_object('q1', answers -> 'q1', 'q2', answers -> 'q2'))
WHERE answers - ARRAY['q1', 'q2'] <> '{}';
