-- Counts the edits of a course's details, of a module and of a lesson, so that an edit on top of somebody's newer one is
-- noticed. Making room for a neighbour is no edit.
ALTER TABLE courses RENAME COLUMN version TO revision;
ALTER TABLE modules ADD COLUMN revision integer NOT NULL DEFAULT 1;
ALTER TABLE lessons ADD COLUMN revision integer NOT NULL DEFAULT 1;
