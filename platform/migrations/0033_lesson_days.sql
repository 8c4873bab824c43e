-- Before and since a change, students are told apart by when they enrolled. So a day of a lesson is from now on the one on which its
-- students enrolled, and no longer the one on which they reached it: most of whom finish after a change were there before it.
DELETE FROM lesson_days;

INSERT INTO lesson_days (lesson_id, day, reached, finished)
SELECT p.lesson_id, (e.enrolled_at AT TIME ZONE zone.name)::date,
  count(*) FILTER (WHERE p.reached_counted), count(*) FILTER (WHERE p.finished_counted)
FROM lesson_progress p JOIN enrollments e ON e.user_id = p.user_id AND e.course_id = p.course_id,
  -- As an admin chose it. One that is set for the machine alone is not known here.
  (SELECT coalesce((
    SELECT n.name FROM school_settings s JOIN pg_timezone_names n ON lower(n.name) = lower(s.settings ->> 'timeZone') LIMIT 1
  ), 'UTC') AS name) zone
WHERE p.reached_counted OR p.finished_counted
GROUP BY 1, 2;

-- Whose account is gone goes on counting. When they enrolled is not known any more: with the first students.
INSERT INTO lesson_days (lesson_id, day, reached, finished)
SELECT s.lesson_id, first.day, greatest(0, s.reached - coalesce(k.reached, 0)), greatest(0, s.finished - coalesce(k.finished, 0))
FROM lesson_sums s JOIN lessons l ON l.id = s.lesson_id
JOIN (SELECT course_id, min(day) AS day FROM course_days WHERE enrolled > 0 GROUP BY 1) first ON first.course_id = s.course_id
LEFT JOIN (SELECT lesson_id, sum(reached) AS reached, sum(finished) AS finished FROM lesson_days GROUP BY 1) k ON k.lesson_id = s.lesson_id
WHERE s.reached > coalesce(k.reached, 0) OR s.finished > coalesce(k.finished, 0)
ON CONFLICT (lesson_id, day) DO UPDATE SET reached = lesson_days.reached + excluded.reached,
  finished = lesson_days.finished + excluded.finished;
