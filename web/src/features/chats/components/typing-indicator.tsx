const dots = ['', '[animation-delay:200ms]', '[animation-delay:400ms]'];

export function TypingIndicator() {
  return (
    <p className="mt-5 flex items-center gap-2.5 text-sm text-ink-soft">
      <span aria-hidden="true" className="flex gap-1">
        {dots.map((delay) => (
          <span key={delay} className={`size-1.5 animate-breathe rounded-full bg-accent ${delay}`} />
        ))}
      </span>
      AI is typing
    </p>
  );
}
