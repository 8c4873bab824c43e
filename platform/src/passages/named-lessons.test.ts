import { describe, expect, test } from 'vitest';
import { ask, course, lessonNamed } from './testing/ask-course.ts';

const rules = lessonNamed('From rules to examples', {
  content: `Write the rule where you can: it will be faster, and it can be explained. Use the right tool for validation data.
    Whoever covered the pot has shown the way. The price is found by trying several on validation data.`,
});
const crossed = lessonNamed('Cross-validation, briefly', {
  content: 'One split may be lucky. Cut the data into five parts, and look at all five scores.',
});
const descent = lessonNamed('Gradient descent as walking downhill', {
  content: 'You stand on a foggy hillside. Feel with your foot which way is down, and take a step.',
});
const loops = lessonNamed('while লুপ ও থামার শর্ত', {
  content: 'কতবার জানা না থাকলে এটি কাজে লাগে। নিয়মটি ব্যাখ্যা করা সহজ।',
});
const lessons = course(rules, crossed, descent, loops);

describe('Who asks where something is explained is led to the lesson that is called so', () => {
  test.each([
    ['Where is cross-validation explained?', 'Cross-validation, briefly'],
    ['Which lesson covers cross validation?', 'Cross-validation, briefly'],
    ['Who explains cross-validation?', 'Cross-validation, briefly'],
    ['Where is gradient descent discussed?', 'Gradient descent as walking downhill'],
    ['In which video is gradiant descent introduced?', 'Gradient descent as walking downhill'],
    ['while লুপ কোথায় বোঝানো হয়েছে?', 'while লুপ ও থামার শর্ত'],
    ['কোন পাঠে while লুপ নিয়ে আলোচনা করা হয়েছে?', 'while লুপ ও থামার শর্ত'],
  ])('%s', (question, title) => {
    const { fit, sources } = ask(question, lessons, { lessonId: rules.lessonId });
    expect(fit).toBe(true);
    expect(sources[0]?.lessonTitle).toBe(title);
  });

  test('and a word of asking is the subject where it is no question of places', () => {
    expect(ask('Who covered the pot?', lessons).sources[0]?.text).toContain('covered the pot');
    expect(ask('Should it be covered?', lessons).sources[0]?.text).toContain('covered the pot');
  });
});
