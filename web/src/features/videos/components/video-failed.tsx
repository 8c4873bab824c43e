import { CircleAlert } from 'lucide-react';

export function VideoFailed({ reason }: { reason: string | null }) {
  return (
    <>
      <CircleAlert aria-hidden="true" className="size-8 text-danger" />
      <p className="font-serif text-lg md:text-2xl">This video could not be prepared.</p>
      <p className="max-w-md text-sm text-balance text-ink-soft md:text-base">
        {reason ?? 'The instructor has been told. Meanwhile, read the lesson below.'}
      </p>
    </>
  );
}
