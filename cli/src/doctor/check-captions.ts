import type { Config } from '@academy/platform/config.ts';
import { type Finding, good, problem, reasonOf, warning } from './finding.ts';

const LONGEST_MS = 5_000;

/** Whether the service that hears other languages answers. Nothing to say where there is none. */
export async function checkCaptions({ transcribe }: Pick<Config, 'transcribe'>): Promise<Finding[]> {
  const { isOn, service } = transcribe;
  if (!isOn) return [good('captions', 'none are made, as TRANSCRIBE says')];
  if (service === null) return [];
  const headers = service.key === null ? {} : { authorization: `Bearer ${service.key}` };
  try {
    // Not every service lists its models; any answer shows that it is there.
    const { status } = await fetch(`${service.url}/v1/models`, {
      headers,
      redirect: 'manual',
      signal: AbortSignal.timeout(LONGEST_MS),
    });
    if (status !== 401 && status !== 403) return [good('captions', `of other languages from ${service.url}`)];
    const text = `${service.url} does not let us in: it answers ${status}`;
    return [problem('captions', text, 'Check TRANSCRIBE_KEY.')];
  } catch (error) {
    const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
    const text = `${service.url} does not answer: ${reasonOf(cause)}`;
    return [warning('captions', text, 'Check TRANSCRIBE_URL and that the service runs.')];
  }
}
