/** The numbers of the ranking, chosen by measuring (decision 061). Shares are of what a word of the sentence itself counts. */
export const weights = {
  /** Words that every question has. */
  functionWord: 0.12,
  /** Words of the question before. */
  earlier: 0.4,
  /** All of them, of what the question's own words count: a long question before is no more than a hint. */
  earlierTogether: 0.5,
  /** Words that stand for the one that was asked. */
  synonym: 0.8,
  synonymOfKnown: 0.3,
  oneError: 0.85,
  twoErrors: 0.7,
  apart: 0.8,
  related: 0.5,
  /** Words of the sentences around, by how far they are. */
  after: [0.4, 0.2],
  before: [0.45, 0.2],
  /** Words of the lesson's title, and of the heading above. */
  title: 0.35,
  /** As in BM25: how much a long sentence loses, and how soon a word that is repeated says nothing new. */
  length: 0.65,
  saturation: 0.9,
  /** Factors. */
  sameLesson: 1.2,
  /** Under titles that have all that is asked for. */
  named: 2,
  answersKind: 1.15,
  answersKindNext: 1.05,
  definition: 1.15,
  /** Whoever asks in a film answers in the next sentence. */
  asksItself: 0.75,
  fragment: 0.8,
  /** Of the lighter one of two words that stand together as they were asked. */
  together: 0.35,
  /** What is said in another language than the question's. */
  otherLanguage: 0.6,
  /** Of a question of one word that must be covered for it to be answered (fit.ts). */
  fit: 0.48,
  /** And to be worth a look where nothing answers. */
  near: 0.34,
};
