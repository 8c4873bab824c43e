import { describeLanguageModel } from './language-model-conformance.ts';
import { createLanguageModel } from './service-language-model.ts';
import { settingsOf } from './testing/assistant-settings.ts';
import { startModelService } from './testing/model-service.ts';

describeLanguageModel('a service', async () => {
  const service = await startModelService();
  return {
    languageModel: createLanguageModel(settingsOf(service)),
    named: {
      ...{ good: 'good', endless: 'slow' },
      ...{ refusing: 'refusing', nonsense: 'nonsense', cutOff: 'cut-off' },
    },
    givenUp: async () =>
      service.asked.filter(({ sent, isGivenUp }) => sent.model === 'slow' && isGivenUp).length,
    close: () => service.stop(),
  };
});
