/** Every call of the product, by name. The server binds from here, the client is typed from here. */
import * as accessTokens from './access-tokens/access-token-calls.ts';
import * as accountExports from './account-exports/account-export-calls.ts';
import * as audit from './audit/audit-calls.ts';
import * as auth from './auth/auth-calls.ts';
import * as captions from './captions/caption-calls.ts';
import * as certificates from './certificates/certificate-calls.ts';
import { listChapters, proposeChapters, saveChapters } from './chapters/chapter-calls.ts';
import * as chats from './chats/chat-calls.ts';
import * as cohorts from './cohorts/cohort-calls.ts';
import * as courseFolders from './course-folders/course-folder-calls.ts';
import * as courses from './courses/course-calls.ts';
import * as courseLists from './courses/course-lists-calls.ts';
import * as creators from './creators/creator-calls.ts';
import * as curriculum from './curriculum/curriculum-calls.ts';
import * as takeaways from './curriculum/takeaway-calls.ts';
import * as enrollments from './enrollments/enrollment-calls.ts';
import { findInStudio } from './finder/finder-calls.ts';
import { getHome } from './home/home-calls.ts';
import * as insight from './insight/insight-calls.ts';
import * as invitations from './invitations/invitation-calls.ts';
import * as leaving from './leaving/leaving-calls.ts';
import * as mail from './mail/mail-calls.ts';
import * as notes from './notes/note-calls.ts';
import * as notebook from './notes/notebook-calls.ts';
import * as timedNotes from './notes/timed-note-calls.ts';
import { countNotices, listNotices, readNotice, readNotices } from './notices/notice-calls.ts';
import * as people from './people/people-calls.ts';
import { getPreflight, startPreflight } from './preflight/preflight-calls.ts';
import { getPreview, savePreview } from './previews/preview-calls.ts';
import * as quizzes from './quizzes/quiz-calls.ts';
import * as resources from './resources/resource-calls.ts';
import * as reportedReviews from './reviews/reported-review-calls.ts';
import * as reviews from './reviews/review-calls.ts';
import * as schoolPages from './school-pages/school-page-calls.ts';
import * as approvals from './school-settings/approval-calls.ts';
import * as schoolSettings from './school-settings/school-setting-calls.ts';
import { searchMoments } from './search/search-calls.ts';
import * as sessions from './sessions/session-calls.ts';
import { getStudent, listStudents, saveRemark } from './students/student-calls.ts';
import * as users from './users/user-calls.ts';
import * as playback from './videos/playback-calls.ts';
import * as streams from './videos/stream-calls.ts';
import * as videos from './videos/video-calls.ts';
import * as watching from './watching/watching-calls.ts';
import * as webhooks from './webhooks/webhook-calls.ts';

export const calls = {
  ...auth,
  ...users,
  ...creators,
  ...courses,
  ...courseFolders,
  ...courseLists,
  ...curriculum,
  ...takeaways,
  getPreview,
  savePreview,
  ...enrollments,
  ...notes,
  ...timedNotes,
  ...notebook,
  ...quizzes,
  ...certificates,
  ...resources,
  ...reportedReviews,
  ...reviews,
  listStudents,
  getStudent,
  saveRemark,
  findInStudio,
  getHome,
  ...insight,
  getPreflight,
  startPreflight,
  ...schoolPages,
  ...videos,
  ...streams,
  ...playback,
  ...watching,
  ...captions,
  listChapters,
  proposeChapters,
  saveChapters,
  searchMoments,
  ...chats,
  ...sessions,
  ...accessTokens,
  ...webhooks,
  ...people,
  ...leaving,
  ...accountExports,
  listNotices,
  countNotices,
  readNotice,
  readNotices,
  ...mail,
  ...invitations,
  ...cohorts,
  ...audit,
  ...schoolSettings,
  ...approvals,
};
