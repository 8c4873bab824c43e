/** The service as a process of its own, for stories that may import nothing of ours. Its first line is its address. */
import { startModelService } from './model-service.ts';

const { url } = await startModelService({ wordMs: 30 });
process.stdout.write(`${url}\n`);
