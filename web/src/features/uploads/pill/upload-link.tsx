import { t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import { DropdownMenuItem } from '@/components/ui/dropdown-menu.tsx';
import { lessonHash, paths } from '@/config/paths.ts';
import { percentText } from '@/lib/language/numbers.ts';
import { textLanguage } from '@/lib/text-language.ts';
import { percentOf } from '../transfer-progress.ts';
import { turnText } from '../turn-text.ts';
import { isSentHere, phaseText } from '../upload-item.ts';
import { type FollowedUpload, kindOf } from './pill-state.ts';

/** One upload in the pill's list: it leads back to its lesson, whose form is open there. */
export function UploadLink({ upload }: { upload: FollowedUpload }) {
  const { item } = upload;
  const { courseId, lessonId } = item.address;
  const isSending = isSentHere(item);
  const percent = percentOf(item.sentBytes, item.bytes);
  return (
    <DropdownMenuItem asChild>
      <Link
        to={paths.creatorCourseCurriculum(courseId)}
        hash={lessonHash(lessonId)}
        className="flex-col! items-stretch! gap-1! py-2"
      >
        <span className="flex items-baseline justify-between gap-3">
          <span lang={textLanguage(item.fileName)} className="truncate font-medium">
            {item.fileName}
          </span>
          {isSending ? (
            <span className="text-sm font-semibold figures-tabular">{percentText(percent)}</span>
          ) : null}
        </span>
        {isSending ? (
          <span aria-hidden="true" className="block h-1 overflow-hidden rounded-full bg-line">
            <span className="block h-full bg-accent" style={{ width: `${percent}%` }} />
          </span>
        ) : null}
        <span className="text-sm text-ink-soft">{sentenceOf(upload)}</span>
        <span className="text-sm font-medium text-accent-ink">{t`Back to the lesson`}</span>
      </Link>
    </DropdownMenuItem>
  );
}

function sentenceOf(upload: FollowedUpload): string {
  const { item, video } = upload;
  if (item.phase !== 'preparing') return phaseText(item);
  switch (kindOf(upload)) {
    case 'failed':
      return t`This video could not be prepared.`;
    case 'ready':
      return t`The video is ready.`;
    default: {
      const turn = turnText(video?.filmsBefore);
      if (turn !== null) return turn;
      const percent = percentText(video?.percent ?? 0);
      return t`Uploaded. It is being prepared for students: ${percent}`;
    }
  }
}
