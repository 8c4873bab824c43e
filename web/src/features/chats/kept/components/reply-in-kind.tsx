import type { AnsweredInKind } from '@academy/contract/chats/answer.ts';
import { t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import { Button } from '@/components/ui/button.tsx';
import { paths } from '@/config/paths.ts';
import { replyText } from '../answer-text.ts';
import { useAsker } from '../use-asker.ts';

/** A sentence; for a student's certificate with the way to where the course says what is still missing, or gives it. */
export function ReplyInKind({ reply, courseId }: { reply: AnsweredInKind; courseId: string }) {
  const asker = useAsker(courseId);
  const text = <p>{replyText(reply, asker)}</p>;
  if (reply !== 'certificate' || !asker.isStudent) return text;
  return (
    <div>
      {text}
      <Button asChild variant="link" size="sm" className="mt-2">
        <Link to={paths.finish(courseId)}>{t`Course certificate`}</Link>
      </Button>
    </div>
  );
}
