import { type DemoCourse, lesson, module } from '../demo-course.ts';

export const machineLearningByIntuition: DemoCourse = {
  key: 'machine-learning-by-intuition',
  author: 'elena',
  title: 'Machine Learning by Intuition',
  description:
    'Pictures before formulas. Understand what a model learns, why it fails on Monday although it shone on Friday, and how to tell an honest result from a lucky one.',
  category: 'Machine Learning',
  price: 59,
  rating: 4.9,
  language: 'English',
  difficulty: 'intermediate',
  totalDuration: '2.5 hours',
  badges: ['bestseller'],
  whatYouWillLearn: [
    'Explain a decision boundary with pen and paper',
    'Split data so that the test is fair',
    'Recognise overfitting and know three cures',
    'Choose a measure that fits the cost of mistakes',
    'Talk about neural networks without magic',
  ],
  requirements: ['School mathematics', 'Basic Python helps in the exercises'],
  targetAudience: [
    'Developers who are handed a model and asked to trust it',
    'Students before their first course in statistics',
  ],
  status: 'published',
  publishedDaysAgo: 29,
  updatedDaysAgo: 6,
  popularity: 0.55,
  modules: [
    module('What learning means', [
      lesson(
        'From rules to examples',
        '08:30',
        `
          A programmer writes rules; a learning program is shown examples and finds rules of its own. That is useful
          exactly where we recognise something but cannot say how: a face, a tone of voice, a suspicious payment.

          If you *can* write the rule in ten lines, write it. It will be faster, it can be explained, and it will not
          surprise you next year.
        `,
      ),
      lesson(
        'Features: what the model is allowed to see',
        '09:45',
        `
          A model never sees a flat in Chattogram. It sees four numbers: area, floor, age, distance to the sea. What is
          not among the features does not exist for it.

          Most improvement in practice comes from better features, not from better models. Ask somebody who knows the
          subject what *they* look at first.
        `,
      ),
      lesson(
        'A decision boundary you can draw',
        '10:15',
        `
          Put ripe and unripe mangoes on a sheet: weight to the right, softness upwards. Draw a line that parts them.
          You have just trained a classifier.

          A new mango is a new point; the side of the line is the prediction. The distance to the line is a first
          idea of confidence. Everything that follows is about drawing better lines in more dimensions.
        `,
      ),
    ]),
    module('Fair tests', [
      lesson(
        'Why the training score flatters',
        '08:50',
        `
          A student who has seen the exam questions gets full marks and has shown nothing. A model that is judged on its
          training data is that student.

          Set a part of the data aside *before* you look at anything, and do not touch it until the end. Every peek
          turns a little of the test into training.
        `,
      ),
      lesson(
        'Splits that do not leak',
        '11:20',
        `
          Ten photographs of the same patient, seven in training and three in the test: the model recognises the
          patient, not the illness. Split by person, by shop, by whatever repeats.

          Data with a time in it is split by time. Predicting last March from the following April is easy, and useless.
        `,
      ),
      lesson(
        'Cross-validation, briefly',
        '07:40',
        `
          One split may be lucky. Cut the data into five parts, let each be the test once, and look at all five scores.
          Their average is your estimate, their spread your honesty.

          When two models differ by less than that spread, you have not found a better model. Take the simpler one.
        `,
      ),
    ]),
    module('Too simple, too clever', [
      lesson(
        'Underfitting and overfitting in one picture',
        '09:30',
        `
          A straight ruler cannot follow a river; a wet string follows every pebble. The ruler underfits, the string
          overfits. We look for the path a boat would take.

          Plot the error on training and test data while the model grows. Both fall at first. Where the test error turns
          upwards again, the model has begun to learn the pebbles.
        `,
      ),
      lesson(
        'Regularisation: a price for complexity',
        '10:05',
        `
          Let the model pay for every bend. It will bend only where the data make it worth the price. That is all that
          the intimidating term in the formula says.

          The size of the price is found by trying several on validation data. Start large and come down.
        `,
      ),
      lesson(
        'More data, better data',
        '08:20',
        `
          More examples help when the model overfits, and hardly at all when it underfits. Draw the learning curve
          before you pay for labels.

          A thousand carefully labelled examples often beat a hundred thousand careless ones. Label fifty yourself, then
          compare with a colleague: where you two disagree, no model will do better.
        `,
      ),
    ]),
    module('Measuring what matters', [
      lesson(
        'Accuracy and its blind spot',
        '09:10',
        `
          If one payment in a thousand is fraud, a model that never says fraud is right 99.9 % of the time. Accuracy
          hides rare things, and rare things are often the point.

          Always print the confusion matrix: four numbers, who was mistaken for whom.
        `,
      ),
      lesson(
        'Precision, recall and the cost of a mistake',
        '11:35',
        `
          *Precision*: of those we accused, how many did it? *Recall*: of those who did it, how many did we find? One
          goes up when the other goes down, and the threshold is yours to set.

          So ask what each mistake costs. A missed illness and a needless second test do not weigh the same, and no
          formula can know that for you.
        `,
      ),
      lesson(
        'When the world moves on',
        '08:05',
        `
          A model is a photograph of the past. Prices rise, habits change, a new phone produces different pictures, and
          the score slides without a single line of code having changed.

          Watch the inputs as well as the score: inputs drift first, labels arrive late.
        `,
      ),
    ]),
    module('A first look inside neural networks', [
      lesson(
        'A neuron is a soft vote',
        '09:55',
        `
          A neuron weighs its inputs, adds them up and passes the sum through a soft switch. Alone it draws the straight
          line you drew through the mangoes.

          Put many in a layer and let the next layer look at *their* answers: edges become corners, corners become
          eyes. Depth is nothing more than answers about answers.
        `,
      ),
      lesson(
        'Gradient descent as walking downhill',
        '10:40',
        `
          You stand on a foggy hillside and want to reach the valley. Feel with your foot which way is down, take a step,
          repeat. The hillside is the error, the position is the set of all weights.

          Steps too large and you leap across the valley; too small and you arrive tomorrow. That is the learning rate,
          the first knob to try when training misbehaves.
        `,
      ),
      lesson(
        'Where to go from here',
        null,
        `
          Take a small data set you care about and go through the whole course with it: features, fair split, simple
          model, measure, improve. Write down every decision with one sentence of reason.

          Then read about the method that won. You will find that you already know most of the questions it answers.
        `,
      ),
    ]),
  ],
};
