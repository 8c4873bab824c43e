import type { z } from 'zod';

/** An answer as it leaves: checked, and cut to what the contract names. What it does not name cannot leave. */
export function serializeAnswer<Schema extends z.ZodType>(schema: Schema, value: z.input<Schema>): string {
  return JSON.stringify(schema.parse(value));
}

/**
 * For Fastify. The compiler that comes with its zod plug-in runs schemas backwards, for those that decode; ours do
 * not, and backwards everything that has a check is gone through twice.
 */
export function compileAnswerSerializer({ schema }: { schema: z.ZodType }): (value: unknown) => string {
  return (value) => serializeAnswer(schema, value);
}
