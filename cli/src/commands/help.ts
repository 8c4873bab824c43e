import type { Command } from '../command.ts';
import { parseOptions } from '../parse-arguments.ts';

export function helpCommand(others: readonly Command[]): Command {
  const help: Command = {
    name: 'help',
    summary: 'Show this help',
    async run(args) {
      parseOptions(args, {});
      console.log(usageText([...others, help]));
      return 0;
    },
  };
  return help;
}

/** How one command is called. */
export function commandUsage({ name, options = [] }: Command): string {
  const lines = options.map(({ usage, summary }) => ({ left: `  ${usage}`, right: summary }));
  const call = `Usage: npm run academy -- ${name}${lines.length > 0 ? ' [options]' : ''}`;
  return [call, ...inColumns(lines)].join('\n');
}

function usageText(commands: readonly Command[]): string {
  const lines = commands.flatMap(({ name, summary, options = [] }) => [
    { left: `  ${name}`, right: summary },
    ...options.map((option) => ({ left: `    ${option.usage}`, right: option.summary })),
  ]);
  return [
    'Usage: npm run academy -- <command> [options]',
    '',
    ...inColumns(lines),
    '',
    'Settings come from the environment and from the file .env; docs/settings.md lists them.',
  ].join('\n');
}

function inColumns(lines: readonly { readonly left: string; readonly right: string }[]): string[] {
  const width = Math.max(...lines.map(({ left }) => left.length)) + 3;
  return lines.map(({ left, right }) => `${left.padEnd(width)}${right}`);
}
