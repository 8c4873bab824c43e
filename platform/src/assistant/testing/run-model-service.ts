/**
 * The service as a process of its own, for stories, which import nothing of the product. Its first line is its address; it may be
 * told a port, to come back where it was.
 */
import { startModelService } from './model-service.ts';

const { url } = await startModelService({ port: Number(process.argv[2] ?? 0), wordMs: 30 });
process.stdout.write(`${url}\n`);
