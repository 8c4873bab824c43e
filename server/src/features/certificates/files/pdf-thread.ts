/** Runs as a thread: takes what stands on a certificate, gives the bytes of a PDF; none for letters that no font has. */
import { parentPort } from 'node:worker_threads';
import { certificatePdf, type PdfFacts } from './certificate-pdf.ts';
import { LettersMissing } from './pdf-text.ts';

parentPort?.on('message', (facts: PdfFacts) => {
  certificatePdf(facts).then(
    (pdf) => parentPort?.postMessage(new Uint8Array(pdf)),
    (error: unknown) => {
      // Anything else ends the thread, and is told to who waits.
      if (!(error instanceof LettersMissing)) throw error;
      parentPort?.postMessage(new Uint8Array());
    },
  );
});
