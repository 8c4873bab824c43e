export const webhookLimits = {
  webhooks: 20,
  urlMaxLength: 2000,
  /** What is kept of an answer. */
  answerMaxLength: 500,
  pageSize: 50,
  keptDeliveries: 1000,
  keptDays: 30,
} as const;

export const deliveryStates = ['waiting', 'delivered', 'failed'] as const;

/** Why an attempt came to no answer that counts. */
export const deliveryProblems = [
  'not_public',
  'host_unknown',
  'unreachable',
  'bad_status',
  'secret_locked',
  'switched_off',
] as const;

export type DeliveryProblem = (typeof deliveryProblems)[number];
