import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

const LINES_OF_A_MESSAGE = 12;

export interface FailuresOfVitest {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages: readonly string[] | null;
    }[];
  }[];
}

/** A file that failed without a failed test could not be loaded, or failed while tidying up. */
export function failuresOfVitest(report: FailuresOfVitest): string[] {
  return report.testResults.flatMap((file) => {
    const name = path.relative('.', file.name);
    const failed = file.assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0 && file.status === 'failed') return [tell(name, file.message)];
    return failed.map((test) => tell(`${name} › ${test.fullName}`, test.failureMessages?.[0]));
  });
}

interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs: readonly {
    readonly title: string;
    readonly file: string;
    readonly ok: boolean;
    readonly tests: readonly {
      readonly results: readonly { readonly error?: { readonly message?: string } }[];
    }[];
  }[];
}

export interface FailuresOfPlaywright {
  readonly suites: readonly PlaywrightSuite[];
}

export function failuresOfPlaywright({ suites }: FailuresOfPlaywright): string[] {
  return suites.flatMap((suite) => [
    ...suite.specs
      .filter((spec) => !spec.ok)
      .map((spec) => tell(`${spec.file} › ${spec.title}`, spec.tests[0]?.results[0]?.error?.message)),
    ...failuresOfPlaywright({ suites: suite.suites ?? [] }),
  ]);
}

function tell(name: string, message = ''): string {
  const lines = stripVTControlCharacters(message).trim().split('\n').slice(0, LINES_OF_A_MESSAGE);
  return [name, ...lines.filter((line) => line.trim() !== '').map((line) => `    ${line}`)].join('\n');
}
