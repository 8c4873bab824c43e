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

export function usageText(commands: readonly Command[]): string {
  const lines = commands.flatMap(({ name, summary, options = [] }) => [
    { left: `  ${name}`, right: summary },
    ...options.map((option) => ({ left: `    ${option.usage}`, right: option.summary })),
  ]);
  const width = Math.max(...lines.map(({ left }) => left.length)) + 3;
  return [
    'Usage: npm run academy -- <command> [options]',
    '',
    ...lines.map(({ left, right }) => `${left.padEnd(width)}${right}`),
    '',
    'Settings come from the environment and from the file .env; docs/settings.md lists them.',
  ].join('\n');
}
