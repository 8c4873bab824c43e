-- A lesson whose film everybody may watch on the page of its course, as long as that is published.
ALTER TABLE lessons ADD COLUMN is_preview boolean NOT NULL DEFAULT false;
