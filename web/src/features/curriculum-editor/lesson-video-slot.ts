import type { ReactNode } from 'react';

export interface SlotPlace {
  readonly courseId: string;
  readonly moduleId: string;
  readonly lessonId: string;
}

/** What the editor leaves to whoever knows videos: it says where, and draws what it is given. */
export interface LessonVideoSlot {
  /** A few words in a lesson's row on what is happening with its video; nothing where nothing is. */
  readonly mark: (place: SlotPlace) => ReactNode;
  /** Uploading, preparing, looking at and removing the video, in the lesson's form. */
  readonly panel: (place: SlotPlace, link: LinkedVideo) => ReactNode;
  readonly takeFile: (place: SlotPlace, file: File) => void;
  /** The lesson is gone, and with it the reason for its upload. */
  readonly lessonDeleted: (lessonId: string) => void;
}

export interface LinkedVideo {
  /** The link that the academy has for this lesson. */
  readonly videoUrl: string | null;
  /** Takes the link off the lesson. */
  readonly onRemoveLink: () => void;
}
