/** The link will not be fetched, however often it is tried. The message is one sentence for the creator. */
export class LinkRefusedError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'LinkRefusedError';
  }
}

/** The link could not be fetched this time. The message is one sentence for the creator. */
export class LinkUnreachableError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'LinkUnreachableError';
  }
}
