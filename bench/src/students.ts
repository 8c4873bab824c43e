import type pg from 'pg';

/** Gives a course many new students, each of whom has completed the first lessons. */
export async function enrollStudents(
  pool: pg.Pool,
  courseId: string,
  { students, completedLessons }: { students: number; completedLessons: number },
): Promise<void> {
  await pool.query(
    `WITH students AS (
       INSERT INTO users (id, name, username, email)
       SELECT gen_random_uuid(), 'Student ' || n, 'bench-' || n, 'bench-' || n || '@example.com'
       FROM generate_series(1, $2::int) AS n RETURNING id
     ), enrolled AS (
       INSERT INTO enrollments (user_id, course_id) SELECT id, $1 FROM students
     )
     INSERT INTO lesson_progress (user_id, lesson_id, course_id, completed_at)
     SELECT students.id, completed.id, $1, now()
     FROM students, (SELECT id FROM lessons WHERE course_id = $1 ORDER BY id LIMIT $3) completed`,
    [courseId, students, completedLessons],
  );
  await pool.query('ANALYZE');
}
