/** The first file of an export that is opened: what the others are. */
export function readmeOf(madeAt: Date): string {
  return `# Your data

All that the academy had of you on ${madeAt.toISOString().slice(0, 10)}.

- account.json: your account, with the settings that are kept with it
- learning.json: the courses you are enrolled in or have left, the lessons you completed, and where each film stood
- notes: a file for each course, with the moments of films that notes belong to
- chats: what you asked the assistant and when, and what it answered
- reviews.json: what you wrote about courses
- certificates: what each says, and the signed file that proves it; a PDF can be fetched at its page
- courses: your own courses with their texts, questions, captions, cover and files, without films
- remarks.json: what you wrote down about students of your courses
- uploads.json: what you uploaded, and when
- audit.json: what was written down of you, without the names of others
- tables: everything else that is kept by your account, as it is kept: sessions without their tokens, answers to questions, notices

Times are in UTC. A file that was too large or gone is named in a file that ends with .missing.txt.
`;
}
