import Hls, { type FragLoadedData } from 'hls.js/light';

/**
 * Unpacks the first segment on the page's thread, which waits for its picture anyway: to fetch and start a worker takes longer
 * than that. The worker comes with the second segment, while the first one is there to be watched.
 */
export class FirstSegmentHere extends Hls.DefaultConfig.streamController {
  #segments = 0;

  protected override _handleFragmentLoadProgress(data: FragLoadedData): void {
    if (this.#segments === 1) this.#moveToWorker();
    this.#segments += 1;
    super._handleFragmentLoadProgress(data);
  }

  /** Where there is none, the next one is made as the settings say. */
  #moveToWorker(): void {
    this.transmuxer?.destroy();
    this.transmuxer = null;
    this.config.enableWorker = true;
  }
}
