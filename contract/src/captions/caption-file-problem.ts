type TimesProblem =
  | 'caption_times_missing'
  | 'caption_times_unreadable'
  | 'caption_times_backward'
  | 'caption_times_too_late';

/** Why a caption file is refused: a code of the API's errors, with the line where there is one. */
export type CaptionFileProblem =
  | { readonly code: 'caption_file_unknown' | 'caption_file_empty' }
  | { readonly code: 'file_too_large'; readonly facts: { readonly megabytes: number } }
  | { readonly code: 'too_many_cues'; readonly facts: { readonly limit: number } }
  | {
      readonly code: 'caption_text_too_long';
      readonly facts: { readonly line: number; readonly limit: number };
    }
  | { readonly code: TimesProblem; readonly facts: { readonly line: number } };
