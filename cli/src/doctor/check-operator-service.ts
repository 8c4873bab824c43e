import type { OperatorService } from '@academy/platform/operator-service/call-service.ts';
import { type Finding, good, problem, reasonOf, warning } from './finding.ts';

const LONGEST_MS = 5_000;

interface ServiceWords {
  readonly subject: string;
  /** What it is good for, before its address. */
  readonly does: string;
  /** Its settings begin with it, as in TRANSCRIBE_KEY. */
  readonly setting: string;
}

/** Whether a service that the operator named answers, and takes its key. */
export async function checkOperatorService(
  { url, key }: OperatorService,
  { subject, does, setting }: ServiceWords,
): Promise<Finding> {
  try {
    // Not every service lists its models; any answer shows that it is there.
    const { status } = await fetch(`${url}/v1/models`, {
      headers: key === null ? {} : { authorization: `Bearer ${key}` },
      redirect: 'manual',
      signal: AbortSignal.timeout(LONGEST_MS),
    });
    if (status !== 401 && status !== 403) return good(subject, `${does} ${url}`);
    const text = `${url} does not let us in: it answers ${status}`;
    return problem(subject, text, `Check ${setting}_KEY.`);
  } catch (error) {
    const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
    const text = `${url} does not answer: ${reasonOf(cause)}`;
    return warning(subject, text, `Check ${setting}_URL and that the service runs.`);
  }
}
