import { Sprout } from 'lucide-react';

/** The same under every lesson, as specified: how to take something away from it. */
const takeaways = [
  'Say the main idea in one sentence of your own before you go on.',
  'Try it at once, in the smallest form that works.',
  'Note what surprised you: that is what you will look for later.',
];

export function KeyTakeaways() {
  return (
    <section aria-labelledby="key-takeaways" className="rounded-card border border-line bg-card p-5">
      <h2 id="key-takeaways" className="text-lg">
        Key Takeaways
      </h2>
      <ul className="mt-4 flex flex-col gap-3 text-sm">
        {takeaways.map((takeaway) => (
          <li key={takeaway} className="flex gap-3">
            <Sprout aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-accent-ink" />
            {takeaway}
          </li>
        ))}
      </ul>
    </section>
  );
}
