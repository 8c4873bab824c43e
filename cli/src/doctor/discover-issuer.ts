const LONGEST_MS = 5_000;

/**
 * Asks a provider for what signing in needs, and throws what would keep people from it. As strict as the server's own
 * library: no redirects, and the provider has to call itself what it is called here, to the last slash.
 */
export async function discoverIssuer(issuer: URL): Promise<void> {
  // Somebody may have set the address of the document itself, which then is taken at its word.
  const isDocument = issuer.href.includes('/.well-known/');
  const answer = await fetch(isDocument ? issuer : documentOf(issuer), {
    redirect: 'manual',
    signal: AbortSignal.timeout(LONGEST_MS),
  });
  if (answer.status !== 200) throw new Error(`it answers ${answer.status}`);
  const name = issuerIn(await answer.json());
  if (name === null) throw new Error('it does not say what it calls itself');
  if (!isDocument && new URL(name).href !== issuer.href) {
    throw new Error(`it calls itself ${JSON.stringify(name)}, and has to be called so here to the letter`);
  }
}

function documentOf(issuer: URL): URL {
  const document = new URL(issuer);
  document.pathname = `${issuer.pathname}/.well-known/openid-configuration`.replace('//', '/');
  return document;
}

function issuerIn(discovery: unknown): string | null {
  if (typeof discovery !== 'object' || discovery === null || !('issuer' in discovery)) return null;
  return typeof discovery.issuer === 'string' && URL.canParse(discovery.issuer) ? discovery.issuer : null;
}
