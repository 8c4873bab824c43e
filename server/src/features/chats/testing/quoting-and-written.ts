/** One academy as two processes: one quotes the course, in the other one language models write. */
import { settingsOf } from '@academy/platform/assistant/testing/assistant-settings.ts';
import { startModelService } from '@academy/platform/assistant/testing/model-service.ts';
import { createTestAcademy } from '../../../testing/test-academy.ts';

export type QuotingAndWritten = Awaited<ReturnType<typeof startQuotingAndWritten>>;

export async function startQuotingAndWritten() {
  const service = await startModelService();
  const quoting = await createTestAcademy();
  const assistant = { ...settingsOf(service), models: ['good', 'refusing'] };
  const written = await createTestAcademy({ beside: quoting, config: { assistant } });
  return {
    service,
    quoting,
    written,
    async close(): Promise<void> {
      await written.close();
      await quoting.close();
      await service.stop();
    },
  };
}
