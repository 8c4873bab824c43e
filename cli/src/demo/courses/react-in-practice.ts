import { type DemoCourse, lesson, module } from '../demo-course.ts';

export const reactInPractice: DemoCourse = {
  key: 'react-in-practice',
  author: 'creator',
  title: 'React in Practice: Build a Reading List',
  description:
    'One small application, built properly from the first component to the last test. You will meet state, effects, forms, server data and routing when the reading list needs them, and not a lesson earlier.',
  category: 'Web Development',
  price: 39,
  rating: 4.4,
  language: 'English',
  difficulty: 'intermediate',
  totalDuration: '2 hours',
  badges: ['new'],
  whatYouWillLearn: [
    'Split a screen into components with clear borders',
    'Keep as little state as possible, in the right place',
    'Load and change server data without stale screens',
    'Build forms that explain their errors',
    'Test what the user sees',
  ],
  requirements: ['JavaScript functions, arrays and promises', 'Some HTML and CSS'],
  targetAudience: ['Developers who have followed a tutorial and now want to build something'],
  status: 'published',
  publishedDaysAgo: 12,
  updatedDaysAgo: 4,
  popularity: 0.4,
  modules: [
    module('Components with clear borders', [
      lesson(
        'From a sketch to a component tree',
        '09:10',
        `
          Draw the screen on paper and put a box around everything that repeats or has a name of its own: the list, one
          book, the filter, the form. Those boxes are your first components.

          A good border shows in the props: few, named after the domain, and no component reaches into another. If you
          pass eight props through a component that uses none of them, the border is in the wrong place.
        `,
      ),
      lesson(
        'Props are a promise',
        '08:00',
        `
          Inside a component, props are facts. It does not change them; it draws what follows from them. Given the same
          props it draws the same picture, which is what makes it testable and boring in the best sense.

          When a child has news, it calls a function it was given: \`onFinish(bookId)\`. Data goes down, news comes up.
        `,
      ),
      lesson(
        'Lists and keys',
        '07:30',
        `
          React tells list items apart by their key. With the array index as a key, deleting the first book moves the
          text typed into its note to the second one: a bug your users will describe as haunted.

          Use the id of the thing itself. If it has none yet, make one when you create it, not while drawing.
        `,
      ),
    ]),
    module('State, as little as possible', [
      lesson(
        'What is state and what follows from it',
        '10:25',
        `
          The list of books is state. The number of unread books *follows* from it and must not be stored a second time:
          two truths drift apart.

          Ask of every candidate: can I compute it from something I already have? If yes, compute it while drawing. It is
          nearly always fast enough; measure before you disagree.
        `,
      ),
      lesson(
        'Lifting state up, and putting it down again',
        '09:35',
        `
          Two components that need the same truth share their nearest common parent, and the truth lives there. That is
          lifting.

          The other direction is forgotten more often. State that only one component needs should live in that component:
          the whole page does not have to hear about every key that is pressed in the search box.
        `,
      ),
      lesson(
        'Effects are for the outside world',
        '11:50',
        `
          An effect synchronises with something React does not own: a timer, the document title, a subscription. It is
          not a place to react to a click; the click handler is.

          Every effect that starts something returns a function that stops it. If you cannot say what stops, you
          probably do not need an effect.
        `,
      ),
    ]),
    module('Server data', [
      lesson(
        'A cache, not a copy',
        '10:55',
        `
          Books from the server are not your state; they are a snapshot of somebody else's. A query library keeps the
          snapshot under a key, shares it between components and refreshes it when it is old.

          Choose keys like addresses: \`['books', { unread: true }]\`. Everything that changes the answer belongs into the
          key.
        `,
      ),
      lesson(
        'Loading, empty, failed, full',
        '08:40',
        `
          Each list has four faces. Design all four before the first request: a skeleton in the shape of the list, an
          empty state that says what to do next, an error with a retry, and the books.

          Waiting should not move the page. Reserve the room, and only the picture changes.
        `,
      ),
      lesson(
        'Changing things on the server',
        '09:50',
        `
          A mutation sends the change and then tells the cache which keys have become doubtful. Those are asked again; the
          screen follows.

          Disable the button while the request is on its way. An impatient double click is not an edge case, it is
          Tuesday.
        `,
      ),
      lesson(
        'Optimistic updates, and taking them back',
        '10:20',
        `
          Marking a book as read should feel instant. Write the expected result into the cache at once, remember what was
          there, and put it back if the server refuses.

          Tell the user when you take something back. A tick that vanishes in silence is worse than a slow one.
        `,
      ),
    ]),
    module('Ready for others', [
      lesson(
        'Forms that explain themselves',
        '11:10',
        `
          Say what is wrong, next to the field, in words: *The title needs at least three characters*. Move the focus to
          the first wrong field on submit, and keep what has been typed.

          Check when the user leaves a field, not on every key. Nobody likes to be corrected in the middle of a word.
        `,
      ),
      lesson(
        'Routes and what belongs into the address',
        '09:00',
        `
          Anything a user may want to bookmark, share or return to belongs into the address: the open book, the filter,
          the search. Whether a menu is open does not.

          Load the code of a route when it is needed. The first page should not carry the settings page in its suitcase.
        `,
      ),
      lesson(
        'Tests that survive a redesign',
        null,
        `
          Find things the way a user does: by role and name, *the button called Add book*. Such a test keeps passing when
          you rename a class and fails when the button disappears, which is exactly what you want.

          Write one test for each promise of the screen. If you cannot make it fail by breaking the promise, it is not a
          test yet.
        `,
      ),
    ]),
  ],
};
