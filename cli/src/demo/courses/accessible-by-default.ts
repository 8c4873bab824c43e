import { type DemoCourse, lesson, module } from '../demo-course.ts';

export const accessibleByDefault: DemoCourse = {
  key: 'accessible-by-default',
  author: 'amara',
  title: 'Accessible by Default',
  description:
    'One person in six lives with a disability, and everybody has a bright window, a broken arm or a sleeping child some day. Learn the habits that make interfaces work for all of them from the start.',
  category: 'Web Development',
  price: 15,
  rating: 4.8,
  language: 'English',
  difficulty: 'all-levels',
  totalDuration: '1.5 hours',
  badges: [],
  whatYouWillLearn: [],
  requirements: [],
  targetAudience: [],
  status: 'published',
  publishedDaysAgo: 75,
  updatedDaysAgo: 75,
  popularity: 0.3,
  modules: [
    module('Put the mouse away', [
      lesson(
        'An hour with the keyboard',
        '08:15',
        `
          Unplug the mouse and use your own product. Tab moves on, Shift and Tab move back, Enter follows links, Space
          presses buttons, Escape closes what covers the page.

          Write down every moment in which you did not know where you were. That list is the work plan for the rest of
          this course.
        `,
      ),
      lesson(
        'Focus you can see',
        '07:45',
        `
          The focus ring is the mouse pointer of the keyboard. Removing it because it disturbs the design is like hiding
          the pointer.

          Style it instead: two pixels, a strong colour, a little distance. \`:focus-visible\` shows it to people who use
          the keyboard and spares the others.
        `,
      ),
      lesson(
        'Where focus goes next',
        '09:30',
        `
          A dialog opens: focus moves into it and stays there. It closes: focus returns to the button that opened it. An
          item is deleted: focus goes to its neighbour, not to the top of the page.

          Whenever something appears or disappears, ask where the focus goes. If nobody has decided, the browser decides,
          and it decides badly.
        `,
      ),
    ]),
    module('Names, roles and states', [
      lesson(
        'Use the element that already exists',
        '08:50',
        `
          A \`<button>\` can be focused, pressed with two keys, disabled, and announces itself as a button. To get the same
          from a \`<div>\` you need a dozen lines, and you will forget one.

          The first rule of ARIA is not to use ARIA where HTML already has the word.
        `,
      ),
      lesson(
        'A name for everything that can be operated',
        '09:20',
        `
          Close your eyes and have the page read to you. *Button. Button. Link, image.* Which one deletes your account?

          A visible label is the best name. An icon alone needs \`aria-label\`, and it says what happens, not what the icon
          looks like: *Close the menu*, not *Cross*.
        `,
      ),
      lesson(
        'Telling people that something changed',
        '08:35',
        `
          A message slides in at the edge of the screen. Who does not see the screen hears nothing, unless the message
          appears inside a live region that was there before.

          Use *polite* for news and *assertive* for danger. When everything is urgent, nothing is.
        `,
      ),
    ]),
    module('For every eye and every hand', [
      lesson(
        'Contrast, size and zoom',
        '07:55',
        `
          Text needs 4.5 to 1 against its background, large text and the outline of controls 3 to 1. Measure it; eyes get
          used to anything.

          Then zoom to 400 %. Columns should fold into one and nothing should be cut off. Many of your older users live
          at that setting.
        `,
      ),
      lesson(
        'Motion, time and patience',
        '08:05',
        `
          Some people feel sick when the page flies about. \`prefers-reduced-motion\` tells you who they are; give them
          the result without the journey.

          Never let a message disappear before it can have been read, and let people pause what moves by itself.
        `,
      ),
      lesson(
        'Testing with people',
        '10:45',
        `
          Automatic checks find about a third of the problems, and you should run them in every build. The rest is found
          by people.

          Invite somebody who uses a screen reader every day, give them a real task, and say nothing for twenty minutes.
          It will change how you build.
        `,
      ),
    ]),
  ],
};
