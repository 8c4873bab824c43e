/** Something the person at the keyboard can act on: shown as a sentence, never as a stack. */
export class Problem extends Error {}

/** Runs a command's story and turns a Problem into its sentence and a non-zero exit; `lastWords` end the output then. */
export async function runCommand(story, lastWords) {
  try {
    await story();
  } catch (error) {
    console.error(error instanceof Problem ? error.message : error);
    if (lastWords) console.log(lastWords);
    process.exitCode = 1;
  }
}
