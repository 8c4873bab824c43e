/** What a model was told, taken apart again by the lines around it. */
export interface Conversation {
  readonly marker: string;
  readonly passages: readonly { readonly where: string; readonly text: string }[];
  readonly question: string;
  readonly saidBefore: readonly string[];
}

interface Message {
  readonly role: string;
  readonly content: string;
}

export function conversationOf(messages: readonly Message[]): Conversation {
  const told = messages.findLast(({ role }) => role === 'user')?.content ?? '';
  const marker = /^\S+/.exec(told)?.[0] ?? '';
  const fence = new RegExp(`^${marker} BEGIN ([A-Z ]+?)(?: \\d+)?\\n(.*?)\\n${marker} END`, 'gms');
  const found = [...told.matchAll(fence)].map(([, name = '', material = '']) => ({ name, material }));
  const called = (wanted: string) =>
    found.filter(({ name }) => name === wanted).map(({ material }) => material);
  return {
    marker,
    passages: called('PASSAGE').map((material) => {
      const [where = '', ...lines] = material.split('\n');
      return { where, text: lines.join('\n') };
    }),
    question: called('QUESTION')[0] ?? '',
    saidBefore: called('SAID BEFORE'),
  };
}
