import { settingsOf } from '@academy/platform/assistant/testing/assistant-settings.ts';
import { startModelService } from '@academy/platform/assistant/testing/model-service.ts';
import { expect, it } from 'vitest';
import { checkAssistant } from './check-assistant.ts';

it('says who writes the answers, or that nobody is there', async () => {
  const service = await startModelService();
  const assistant = settingsOf(service);
  expect(await checkAssistant({ assistant })).toEqual([
    { subject: 'assistant', state: 'good', text: `its answers are written by ${service.url}` },
  ]);
  await service.stop();
  expect(await checkAssistant({ assistant })).toMatchObject([
    { state: 'warning', advice: 'Check ASSISTANT_URL and that the service runs.' },
  ]);
});

it('has nothing to say where the assistant quotes the course', async () => {
  expect(await checkAssistant({ assistant: null })).toEqual([]);
});
