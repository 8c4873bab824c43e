/** The right options. Imported by the server alone: a browser that has them could answer by itself. */
export const sampleQuizAnswers: Readonly<Record<string, string>> = { q1: 'b', q2: 'c' };
