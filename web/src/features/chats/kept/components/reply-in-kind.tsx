import type { AnsweredInKind } from '@academy/contract/chats/answer.ts';
import { lessonAddressOf } from '@academy/contract/curriculum/lesson-address.ts';
import { t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import { Button } from '@/components/ui/button.tsx';
import { paths } from '@/config/paths.ts';
import { textLanguage } from '@/lib/text-language.ts';
import { type Asker, nextLead, replyText, teacherLead } from '../answer-text.ts';
import type { Here } from '../source-text.ts';
import { useAsker } from '../use-asker.ts';

interface RepliesInKindProps {
  replies: readonly AnsweredInKind[];
  courseId: string;
  here: Here;
}

/** A sentence for each thing that was asked for. */
export function RepliesInKind({ replies, courseId, here }: RepliesInKindProps) {
  const asker = useAsker(courseId, here);
  return (
    <div className="flex min-w-0 flex-col gap-3">
      {replies.map((reply) => (
        <ReplyInKind key={reply} reply={reply} courseId={courseId} asker={asker} />
      ))}
    </div>
  );
}

interface ReplyInKindProps {
  reply: AnsweredInKind;
  courseId: string;
  asker: Asker;
}

/** For a student's certificate with the way to where the course says what is still missing, or gives it; a next lesson can be opened. */
function ReplyInKind({ reply, courseId, asker }: ReplyInKindProps) {
  const { isStudent, next, teacher } = asker;
  if (reply === 'next' && next?.lesson) {
    const { title } = next.lesson;
    return (
      <p>
        {nextLead()}{' '}
        <Link
          to={paths.lesson(lessonAddressOf(courseId, next.lesson))}
          lang={textLanguage(title)}
          className="font-semibold text-accent-ink underline"
        >
          {title}
        </Link>
      </p>
    );
  }
  if (reply === 'teacher' && teacher !== null) {
    return (
      <p>
        {teacherLead()} <span lang={textLanguage(teacher)}>{teacher}</span>
      </p>
    );
  }
  const text = <p>{replyText(reply, asker)}</p>;
  if (reply !== 'certificate' || !isStudent) return text;
  return (
    <div>
      {text}
      <Button asChild variant="link" size="sm" className="mt-2">
        <Link to={paths.finish(courseId)}>{t`Course certificate`}</Link>
      </Button>
    </div>
  );
}
