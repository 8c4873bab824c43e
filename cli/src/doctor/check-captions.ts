import type { Config } from '@academy/platform/config.ts';
import { checkOperatorService } from './check-operator-service.ts';
import { type Finding, good } from './finding.ts';

/** Whether the service that hears other languages answers. Nothing to say where there is none. */
export async function checkCaptions({ transcribe }: Pick<Config, 'transcribe'>): Promise<Finding[]> {
  const { isOn, service } = transcribe;
  if (!isOn) return [good('captions', 'none are made, as TRANSCRIBE says')];
  if (service === null) return [];
  const words = { subject: 'captions', does: 'of other languages from', setting: 'TRANSCRIBE' };
  return [await checkOperatorService(service, words)];
}
