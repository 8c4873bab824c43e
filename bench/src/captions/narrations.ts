/** Read aloud by voices of flite where ffmpeg has them: robots, with another one for each text. */
export const narrations = [
  {
    voice: 'slt',
    text: `Welcome back to the course. Today we look at how a computer stores a number. You may think that this is easy, but there
is more to it than most people expect. A number in memory is only a row of switches, and each of them is either on or off. With
eight switches we can count to two hundred and fifty five. What happens when we add one more? The number starts again at zero, and
nobody tells us. This is why programmers choose the size of a number with care, and why old games had a last level that broke.`,
  },
  {
    voice: 'rms',
    text: `A good map leaves things out. If it showed every stone and every tree, it would be as large as the land, and nobody could
carry it. When we draw a map for hikers, we keep the paths, the rivers and the hills. When we draw one for drivers, we keep the
roads and the names of the towns. Neither of them is wrong. The question is always the same: who will read this, and what do they
want to do? Write the answer down before you begin, and throw away whatever does not help.`,
  },
  {
    voice: 'awb',
    text: `Let us talk about bread. Flour, water, salt and yeast are all you need, and time does most of the work. Mix everything in a
large bowl and leave it alone for twenty minutes. Then fold the dough over itself four times and wait again. After three hours it
should be twice as large. Heat the oven as high as it goes, and put an iron pot inside. Bake the bread with the lid on for half an
hour, then take the lid off and wait until the crust is dark.`,
  },
] as const;
