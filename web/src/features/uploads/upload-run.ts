/**
 * The upload of one file to one lesson, in as many attempts as it takes. It knows neither other uploads nor the screen,
 * and reports every change to its listener.
 */
import { t } from '@lingui/core/macro';
import { retryDelayMs, type TransferFailure } from './transfer-failure.ts';
import { createTransferRate } from './transfer-progress.ts';
import type { Attempt, StartAttempt } from './tus-attempt.ts';
import type { UploadAddress } from './upload-address.ts';
import type { UploadItem } from './upload-item.ts';

interface UploadRunOptions {
  readonly file: File;
  readonly address: UploadAddress;
  readonly url: string | null;
  readonly sentBytes: number;
  readonly startAttempt: StartAttempt;
  readonly onChange: (run: UploadRun) => void;
  readonly now?: () => number;
}

const lessonGone = () => t`This lesson is no longer there.`;

export class UploadRun {
  readonly #options: UploadRunOptions;
  #url: string | null;
  #item: UploadItem;
  #attempt: Attempt | undefined;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #failures = 0;
  #renewSession = false;

  constructor(options: UploadRunOptions) {
    const { file, address, sentBytes, url } = options;
    this.#options = options;
    this.#url = url;
    this.#item = {
      address,
      fileName: file.name,
      bytes: file.size,
      sentBytes,
      bytesPerSecond: null,
      phase: 'queued',
      message: null,
    };
  }

  get item(): UploadItem {
    return this.#item;
  }

  get url(): string | null {
    return this.#url;
  }

  get file(): File {
    return this.#options.file;
  }

  /** Begins, or continues from where it stopped. */
  start(): void {
    clearTimeout(this.#retry);
    this.#attempt?.stop();
    const rate = createTransferRate();
    const now = this.#options.now ?? (() => performance.now());
    this.#change({ phase: 'uploading', bytesPerSecond: null });
    this.#attempt = this.#options.startAttempt(
      {
        file: this.#options.file,
        address: this.#options.address,
        url: this.#url,
        renewSession: this.#renewSession,
      },
      {
        onUrl: (url) => {
          this.#url = url;
          this.#change({});
        },
        onProgress: (sentBytes) => {
          this.#failures = 0;
          this.#renewSession = false;
          this.#change({
            phase: 'uploading',
            message: null,
            sentBytes,
            bytesPerSecond: rate.add(now(), sentBytes),
          });
        },
        onComplete: () => this.#change({ phase: 'preparing', sentBytes: this.#item.bytes, message: null }),
        onFailure: (failure) => this.#fail(failure),
      },
    );
  }

  pause(): void {
    this.#stop();
    this.#change({ phase: 'paused', bytesPerSecond: null, message: null });
  }

  wait(): void {
    this.#stop();
    this.#change({ phase: 'queued', bytesPerSecond: null, message: null });
  }

  /** No change is reported after this. */
  end(): void {
    this.#stop();
  }

  #fail(failure: TransferFailure): void {
    this.#renewSession = failure.kind === 'retry' && failure.afterMs === 0;
    switch (failure.kind) {
      case 'refused':
        this.#change({ phase: 'failed', message: failure.message, bytesPerSecond: null });
        return;
      case 'restart':
        if (this.#url === null) {
          this.#change({ phase: 'failed', message: lessonGone, bytesPerSecond: null });
          return;
        }
        this.#url = null;
        this.#change({ sentBytes: 0 });
        this.start();
        return;
      case 'retry':
        this.#retry = setTimeout(() => this.start(), retryDelayMs(failure, this.#failures));
        this.#failures += 1;
        this.#change({ phase: 'reconnecting', message: failure.message, bytesPerSecond: null });
        return;
      default:
        failure satisfies never;
    }
  }

  #stop(): void {
    clearTimeout(this.#retry);
    this.#attempt?.stop();
    this.#attempt = undefined;
  }

  #change(change: Partial<UploadItem>): void {
    this.#item = { ...this.#item, ...change };
    this.#options.onChange(this);
  }
}
