import { type DemoCourse, lesson, module } from '../demo-course.ts';

export const typescriptBeyondBasics: DemoCourse = {
  key: 'typescript-beyond-basics',
  author: 'creator',
  title: 'TypeScript Beyond the Basics',
  description:
    'You can already annotate a function. Now let the compiler carry real weight: model your domain so that wrong states cannot be written down, narrow with confidence, and read generic signatures without fear.',
  category: 'Programming',
  price: 49.99,
  rating: 4.7,
  language: 'English',
  difficulty: 'intermediate',
  totalDuration: '2.5 hours',
  badges: ['featured'],
  whatYouWillLearn: [
    'Model states with discriminated unions instead of optional fields',
    'Narrow unknown input at the border of your program',
    'Write and read generic functions with constraints',
    'Use mapped and conditional types where they help, and stop where they do not',
    'Turn on strict settings in an old code base without a rewrite',
  ],
  requirements: ['Everyday JavaScript', 'A first encounter with TypeScript annotations'],
  targetAudience: ['Developers who write TypeScript at work', 'Teams moving a JavaScript code base over'],
  status: 'published',
  publishedDaysAgo: 95,
  updatedDaysAgo: 9,
  popularity: 0.5,
  modules: [
    module('Thinking in sets', [
      lesson(
        'A type is a set of values',
        '10:20',
        `
          Read \`string\` as *the set of all strings* and \`'draft' | 'published'\` as a set of exactly two. Then
          assignability is simply *is a subset of*: everything in the small set is also in the large one.

          Two types stand at the ends. \`never\` is the empty set, so it fits everywhere and nothing fits into it.
          \`unknown\` is the set of everything, so anything fits into it and you may do nothing with it until you have
          looked.

          Whenever an error message puzzles you, ask which value is in the one set and not in the other. The
          compiler is telling you about that value.
        `,
      ),
      lesson(
        'Unions, intersections and what they really do',
        '11:45',
        `
          A union widens the set of values and *narrows* what you may do with them: only what holds for every member.
          An intersection narrows the values and widens what you may do.

          This is why \`{ a: string } & { b: number }\` has both fields, although the word intersection sounds like
          less. Fewer objects qualify, so each of them promises more.

          Prefer unions of whole shapes over one shape with many optional fields. Five optional fields allow
          thirty-two combinations; your program probably means four of them.
        `,
      ),
      lesson(
        'Structural typing and its surprises',
        '09:30',
        `
          TypeScript compares shapes, not names. A function that wants \`{ name: string }\` takes anything with a name,
          which is what makes tests and adapters pleasant.

          The surprise comes with identifiers: a user id and a course id are both strings and may be swapped
          silently. A *brand* fixes that:

          ~~~ts
          type CourseId = string & { readonly brand: 'CourseId' };
          ~~~

          Use brands where a mix-up would be expensive, and nowhere else.
        `,
      ),
    ]),
    module('Making wrong states impossible', [
      lesson(
        'Discriminated unions',
        '12:10',
        `
          A request is waiting, has failed, or has succeeded. Written as one object with \`data?\` and \`error?\`, nothing
          stops you from reading data that is not there.

          ~~~ts
          type Request<T> =
            | { state: 'waiting' }
            | { state: 'failed'; reason: string }
            | { state: 'done'; data: T };
          ~~~

          The literal field \`state\` is the discriminant. Inside \`if (request.state === 'done')\` the data is simply
          there, and outside of it you cannot touch it.
        `,
      ),
      lesson(
        'Exhaustive switches',
        '08:15',
        `
          When a new state joins the union, every place that decides by state should raise its hand. Assign the
          leftover to \`never\`:

          ~~~ts
          default: {
            const unexpected: never = request;
            throw new Error(String(unexpected));
          }
          ~~~

          The day somebody adds \`'cancelled'\`, this line stops compiling, in every switch that forgot about it. It is
          the cheapest test you will ever write.
        `,
      ),
      lesson(
        'Parse at the border, trust inside',
        '13:05',
        `
          Data from the network has no type, whatever your annotation claims. A cast such as \`as Course\` does not check
          anything; it only silences the one tool that could have warned you.

          Parse once, where data enters: with a schema library or with a small function that returns the typed value
          or throws. From then on the rest of the program may trust its types, and does not need to check again.

          Look for the casts in your code base. Each one is a border without a guard.
        `,
      ),
    ]),
    module('Generics without fear', [
      lesson(
        'A type parameter is a question',
        '09:55',
        `
          Reading \`function first<T>(list: readonly T[]): T | undefined\` aloud helps: *whatever is in the list is what
          comes out*. The parameter ties two places of the signature together.

          If a type parameter appears only once, it ties nothing together and can go. That single rule removes half
          of the generics found in the wild.
        `,
      ),
      lesson(
        'Constraints and inference',
        '11:30',
        `
          \`T extends { id: string }\` says what you need to know about \`T\` and no more. Keep constraints small: the
          function then serves types you have never heard of.

          Let the caller's arguments decide. When you must write the type argument by hand at every call, the
          signature asks the wrong question; move the parameter to where a value can answer it.
        `,
      ),
      lesson(
        'keyof, indexed access and mapped types',
        '12:40',
        `
          \`keyof T\` is the union of the keys, \`T[K]\` the type behind one of them. Together they type a safe getter:

          ~~~ts
          function read<T, K extends keyof T>(from: T, key: K): T[K] {
            return from[key];
          }
          ~~~

          A mapped type walks over all keys and builds a new shape, the way \`map\` does with a list. \`Partial\`,
          \`Readonly\` and \`Record\` are nothing else; write each of them once by hand to see it.
        `,
      ),
      lesson(
        'Conditional types, in moderation',
        '10:50',
        `
          \`T extends Promise<infer U> ? U : T\` unwraps a promise. Conditional types are small programs that run in the
          compiler, and like all clever programs they have to be read by somebody later.

          Use them in libraries where many callers profit. In an application, ask first whether two plain overloads
          or a small union would say the same.
        `,
      ),
    ]),
    module('In a real code base', [
      lesson(
        'The strict settings, one by one',
        '09:10',
        `
          Turn on \`strict\` first and fix what it finds; most of it are forgotten nulls. Then \`noUncheckedIndexedAccess\`:
          reading \`list[3]\` may miss, and now the type says so.

          \`exactOptionalPropertyTypes\` tells *absent* from *present and undefined*. It sounds pedantic until an update
          overwrites a column with nothing.
        `,
      ),
      lesson(
        'Migrating file by file',
        '11:25',
        `
          Start at the leaves, the files that import nothing of your own. Each converted file gives its importers
          better types for free, so the work gets lighter as you climb.

          Keep the number of suppressions in a file that the build compares: it may only fall. Progress becomes
          visible, and nobody adds one quietly.
        `,
      ),
      lesson(
        'When to stop',
        '07:35',
        `
          Types are a means. If a signature needs a paragraph of explanation, a run-time check with a clear message
          may serve your colleagues better.

          A good stopping rule: the types should make the common mistake impossible and the common change easy. What
          goes beyond that is a hobby, and a fine one, for the evening.
        `,
      ),
    ]),
  ],
};
