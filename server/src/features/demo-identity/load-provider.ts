import type Provider from 'oidc-provider';

/**
 * Loads the provider's library only where it is used. While it loads it warns on the console of any
 * Node without a long-term label, ours among them; who starts the academy can do nothing about that.
 */
export async function loadProvider(): Promise<typeof Provider> {
  const { warn } = console;
  console.warn = () => undefined;
  try {
    return (await import('oidc-provider')).default;
  } finally {
    console.warn = warn;
  }
}
