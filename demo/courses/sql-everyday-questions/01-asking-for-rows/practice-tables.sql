-- The tables of the first module, small enough to check every answer by hand.

CREATE TABLE courses (
  id integer PRIMARY KEY,
  title text NOT NULL,
  price numeric(10, 2)
);

CREATE TABLE students (
  id integer PRIMARY KEY,
  name text NOT NULL,
  city text
);

CREATE TABLE enrollments (
  student_id integer REFERENCES students,
  course_id integer REFERENCES courses,
  enrolled_on date NOT NULL,
  PRIMARY KEY (student_id, course_id)
);

INSERT INTO courses VALUES
  (1, 'Weaving Jamdani by Hand', 25.00),
  (2, 'Bread for Beginners', 12.50),
  (3, 'Reading the Sky', NULL);

INSERT INTO students VALUES
  (1, 'Anika', 'Dhaka'),
  (2, 'Rafi', 'Sylhet'),
  (3, 'Mitu', NULL);

INSERT INTO enrollments VALUES
  (1, 1, '2026-01-04'),
  (1, 3, '2026-01-09'),
  (2, 2, '2026-02-11');
