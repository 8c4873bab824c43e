import type { Command } from '../command.ts';
import { parseOptions } from '../parse-arguments.ts';

export const doctorCommand: Command = {
  name: 'doctor',
  summary: 'Look at everything the academy stands on, and say what to do where something is wrong',
  options: [{ usage: '--json', summary: 'Say it for a program to read' }],
  async run(args) {
    const { json } = parseOptions(args, { json: { type: 'boolean' } });
    const { runDoctor } = await import('../doctor/run-doctor.ts');
    return runDoctor({ asJson: json === true });
  },
};
