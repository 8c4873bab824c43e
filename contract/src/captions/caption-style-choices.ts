/** What there is to choose from, for screens: this file is without zod. */
export const captionSizes = ['small', 'medium', 'large', 'huge'] as const;
export const captionBackgrounds = ['solid', 'soft', 'none'] as const;

/** Of who never chose anything: then the languages decide whether there are captions. */
export const defaultCaptionStyle = {
  isOn: null,
  language: null,
  size: 'medium',
  background: 'soft',
} as const;
