-- A version that was taken off its lesson, unlike one that was replaced, is nobody's to watch any more: its files go at once.
ALTER TABLE video_assets ADD COLUMN removed_at timestamptz;
CREATE INDEX video_assets_removed ON video_assets (removed_at) WHERE removed_at IS NOT NULL;

-- Processes that send segments remember which versions may be sent; this tells all of them that some may not any more.
CREATE FUNCTION academy_videos_removed() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  NOTIFY videos_removed;
  RETURN NULL;
END;
$$;
CREATE TRIGGER video_assets_removed AFTER UPDATE OF removed_at, lesson_id ON video_assets
  FOR EACH ROW WHEN (NEW.removed_at IS NOT NULL OR NEW.lesson_id IS NULL) EXECUTE FUNCTION academy_videos_removed();
CREATE TRIGGER video_assets_deleted AFTER DELETE OR TRUNCATE ON video_assets
  FOR EACH STATEMENT EXECUTE FUNCTION academy_videos_removed();
