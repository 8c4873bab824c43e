-- The language in which a person reads the interface. Without one their browser's counts.
ALTER TABLE users ADD COLUMN language text CHECK (language ~ '^[a-z]{2,3}$');
