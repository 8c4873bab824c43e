import type { CaptionFileProblem } from '@academy/contract/captions/caption-file-problem.ts';
import { Refusal } from '../../refusal.ts';

export function refusalOfFile(problem: CaptionFileProblem): Refusal {
  switch (problem.code) {
    case 'caption_file_unknown':
    case 'caption_file_empty':
      return new Refusal(problem.code);
    case 'file_too_large':
      return new Refusal(problem.code, problem.facts);
    case 'too_many_cues':
      return new Refusal(problem.code, problem.facts);
    case 'caption_text_too_long':
      return new Refusal(problem.code, problem.facts);
    default:
      return new Refusal(problem.code, problem.facts);
  }
}
