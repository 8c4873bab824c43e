export function NoVideo() {
  return (
    <>
      <p className="font-serif text-lg md:text-2xl">There is no video for this lesson yet.</p>
      <p className="max-w-md text-sm text-balance text-ink-soft md:text-base">
        Read the lesson below. Its video will appear here once it is uploaded.
      </p>
    </>
  );
}
