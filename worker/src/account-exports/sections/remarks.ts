import { sql } from 'drizzle-orm';
import { bounded, type ExportSection, jsonMember, type Row } from '../export-member.ts';

/** What a creator wrote down about students. It is the writer's: a student's own file has nothing of it. */
export const remarksSection: ExportSection = async ({ db, userId }) => {
  const { rows: remarks } = await db.execute<Row>(
    bounded(sql`select users.name as student, content, student_remarks.updated_at as "updatedAt"
      from student_remarks join users on users.id = student_id
      where student_remarks.author_id = ${userId}::uuid order by users.name, users.id`),
  );
  return remarks.length === 0 ? [] : [jsonMember('remarks.json', remarks)];
};
