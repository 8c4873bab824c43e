/** The rooms of the house, and the rooms whose code each may use. A folder with code that is not here is an error. */
export const roomsUsableFrom: Readonly<Record<string, readonly string[]>> = {
  contract: [],
  platform: ['contract'],
  server: ['contract', 'platform'],
  worker: ['contract', 'platform'],
  cli: ['contract', 'platform'],
  web: ['contract'],
  e2e: ['contract'],
  bench: ['contract'],
  demo: [],
  scripts: [],
};

/** Rooms whose shipped code also runs in a browser. */
export const browserRooms: readonly string[] = ['contract', 'web'];

/** Rooms whose packages are taken to need Node, so that a browser room may not use them. */
export const nodeRooms: readonly string[] = ['platform', 'server', 'worker', 'cli'];

/** Packages of a Node room that browsers run as well, and why. */
export const packagesOfBoth: ReadonlyMap<string, string> = new Map([
  ['markdown-it', 'the worker reads the links of a text as the web app shows them; it needs nothing of Node'],
]);

/** Where the features of a room meet. Everything else in the room is fenced from them, and they from each other. */
export const compositionRoots: readonly string[] = [
  'server/src/app.ts',
  'server/src/app-http.ts',
  'server/src/app-notes.ts',
  'server/src/app-options.ts',
  'server/src/app-reviews.ts',
  'server/src/app-sign-in.ts',
  'server/src/app-resources.ts',
  'server/src/app-captions.ts',
  'server/src/app-certificates.ts',
  'server/src/app-chats.ts',
  'server/src/app-notices.ts',
  'server/src/app-people.ts',
  'server/src/app-machines.ts',
  'server/src/app-school.ts',
  'server/src/app-studio.ts',
  'server/src/app-invitations.ts',
  'server/src/app-leaving.ts',
  'server/src/app-videos.ts',
  'web/src/app/',
];

/**
 * The parts of a room that each of its parts may use beside its own files. A room without an entry leaves that open, and so does
 * a part without one.
 */
export const partsUsableFrom: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  web: {
    features: ['api', 'components', 'lib', 'config', 'player'],
    api: ['lib'],
    player: ['components', 'lib', 'styles'],
    components: ['lib', 'config'],
    lib: ['config'],
    config: [],
  },
};

/** Files of a feature that other features may use all the same, and why. */
export const sharedFeatureFiles: ReadonlyMap<string, string> = new Map([
  ['web/src/features/auth/session.ts', 'who is signed in is a fact that concerns every feature'],
]);

/** Files that import what only the build makes, and so cannot be named. */
export const importersOfBuiltFiles: ReadonlyMap<string, string> = new Map([
  [
    'server/src/http/load-page-renderer.ts',
    'draws pages with what the build of the web app left for the server',
  ],
]);

export function isTestCode(file: string): boolean {
  return /\.(test|fault)\.tsx?$|-conformance\.ts$|\/testing\//.test(file);
}
