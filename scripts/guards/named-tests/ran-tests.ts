/** What came of the tests of one title in one file; a loop may give several the same. */
export interface Outcomes {
  readonly ran: number;
  readonly skipped: number;
}

export type RanTests = ReadonlyMap<string, Outcomes>;

export interface VitestReport {
  readonly testResults: readonly {
    /** The whole path of the file. */
    readonly name: string;
    readonly assertionResults: readonly { readonly title: string; readonly status: string }[];
  }[];
}

interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly {
    readonly file: string;
    readonly title: string;
    readonly tests: readonly { readonly status: string }[];
  }[];
}

export interface PlaywrightReport {
  readonly config: { readonly rootDir: string };
  readonly suites: readonly PlaywrightSuite[];
}

interface RanTest {
  readonly file: string;
  readonly title: string;
  readonly skipped: boolean;
}

export const nameOf = ({ file, title }: { readonly file: string; readonly title: string }): string =>
  `${file} › ${title}`;

/** By the name that documents give them. The files are told relative to the root by the function given. */
export function ranTests(
  reports: { readonly vitest: VitestReport; readonly playwright: PlaywrightReport },
  inRepository: (file: string) => string,
): RanTests {
  const outcomes = new Map<string, Outcomes>();
  for (const { file, title, skipped } of [...vitestTests(reports.vitest), ...stories(reports.playwright)]) {
    const name = nameOf({ file: inRepository(file), title });
    const before = outcomes.get(name) ?? { ran: 0, skipped: 0 };
    outcomes.set(name, {
      ran: before.ran + (skipped ? 0 : 1),
      skipped: before.skipped + (skipped ? 1 : 0),
    });
  }
  return outcomes;
}

function vitestTests({ testResults }: VitestReport): RanTest[] {
  return testResults.flatMap(({ name: file, assertionResults }) =>
    assertionResults.map(({ title, status }) => ({
      file,
      title,
      skipped: status !== 'passed' && status !== 'failed',
    })),
  );
}

function stories({ config, suites }: PlaywrightReport): RanTest[] {
  return suites.flatMap((suite) => [
    ...(suite.specs ?? []).flatMap(({ file, title, tests }) =>
      tests.map(({ status }) => ({
        file: `${config.rootDir}/${file}`,
        title,
        skipped: status === 'skipped',
      })),
    ),
    ...stories({ config, suites: suite.suites ?? [] }),
  ]);
}
