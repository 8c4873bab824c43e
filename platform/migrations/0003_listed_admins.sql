-- Who is an admin because ADMIN_EMAILS names the address, beside the role that the account has of its own: the list takes
-- back what it gave. Accounts that it made admins before keep that as their role.
ALTER TABLE users ADD COLUMN is_listed_admin boolean NOT NULL DEFAULT false;
