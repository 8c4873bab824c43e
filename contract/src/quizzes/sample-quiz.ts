/** The knowledge check that stands under every lesson. Which options are right, only the server knows. */
export const sampleQuiz = [
  {
    id: 'q1',
    question: 'What helps most to remember a lesson a week later?',
    options: [
      { id: 'a', text: 'Watching it again at double speed' },
      { id: 'b', text: 'Closing it and recalling its main points in your own words' },
      { id: 'c', text: 'Highlighting every sentence that seems important' },
      { id: 'd', text: 'Reading the transcript before sleeping' },
    ],
  },
  {
    id: 'q2',
    question: 'You got stuck in the middle of an exercise. What is the best next step?',
    options: [
      { id: 'a', text: 'Skip it and hope that it comes back later' },
      { id: 'b', text: 'Copy the solution and go on' },
      { id: 'c', text: 'Write down exactly where you are stuck and try the smallest part of it' },
      { id: 'd', text: 'Start the whole course from the beginning' },
    ],
  },
] as const;
