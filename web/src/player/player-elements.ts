export interface PlayerElements {
  readonly video: HTMLVideoElement;
  /** The picture with its controls: what goes to the whole screen. */
  readonly container: HTMLElement;
}
