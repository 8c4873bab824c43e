/** As much of a browser as signing in needs: it keeps cookies and follows redirects, over real connections. */
export class TestBrowser {
  readonly cookies = new Map<string, string>();
  readonly #origin: string;

  constructor(origin: string) {
    this.#origin = origin;
  }

  /** One request, without following where it leads. */
  async request(url: string, init: RequestInit = {}): Promise<Response> {
    const response = await fetch(new URL(url, this.#origin), {
      redirect: 'manual',
      ...init,
      headers: { cookie: this.#cookieHeader(), origin: this.#origin, ...init.headers },
    });
    for (const line of response.headers.getSetCookie()) this.#take(line);
    return response;
  }

  /** A navigation: follows redirects to the page that is shown, and tells its address. */
  async visit(url: string, init: RequestInit = {}): Promise<{ url: URL; response: Response }> {
    let address = new URL(url, this.#origin);
    let response = await this.request(address.href, init);
    for (let hops = 0; hops < 10 && response.status >= 300 && response.status < 400; hops += 1) {
      address = new URL(response.headers.get('location') ?? '', address);
      response = await this.request(address.href);
    }
    return { url: address, response };
  }

  post(url: string, body: unknown = {}): Promise<Response> {
    return this.request(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  }

  /** Goes through the built-in sign-in as one of its people, and tells where that ended. */
  async signIn(email: string, { name = '', returnTo = '/' } = {}): Promise<URL> {
    const chooser = await this.visit(`/api/auth/google?returnTo=${encodeURIComponent(returnTo)}`);
    const { url } = await this.visit(chooser.url.href, {
      method: 'POST',
      body: new URLSearchParams(name === '' ? { email } : { name, email }),
    });
    return url;
  }

  #cookieHeader(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  #take(line: string): void {
    const [pair = '', ...attributes] = line.split(';');
    const [name = '', ...value] = pair.split('=');
    const gone = attributes.some((attribute) => /^\s*(max-age=0|expires=thu, 01 jan 1970)/i.test(attribute));
    if (gone) this.cookies.delete(name);
    else this.cookies.set(name, value.join('='));
  }
}
