import { AlpanaMark } from '@/components/alpana/alpana-mark.tsx';

/** Stands in the message area until a chat is open. */
export function AssistantPrompt() {
  return (
    <div className="flex grow flex-col items-center justify-center gap-3 overflow-y-auto p-6 text-center">
      <AlpanaMark className="size-10" />
      <p className="font-serif text-xl font-medium">Ask the AI Assistant</p>
      <p className="max-w-xs text-sm text-ink-soft">
        Ask what a word means, why a step is needed, or how to practise what this lesson shows.
      </p>
    </div>
  );
}
