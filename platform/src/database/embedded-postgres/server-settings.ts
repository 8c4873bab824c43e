import { totalmem } from 'node:os';

const MEGABYTE = 1024 * 1024;

export interface ServerSettings {
  readonly port: number;
  /** False only for databases that are thrown away: a power cut would ruin them. */
  readonly durable: boolean;
  /** The operator's, each as name=value; they come last, and so win. */
  readonly settings: readonly string[];
}

/** Given on the command line at each start, so that a new version of the academy brings its settings along. */
export function serverArguments({ port, durable, settings }: ServerSettings): string[] {
  const ours: Record<string, string | number> = {
    listen_addresses: '127.0.0.1',
    port,
    // No socket file: its path would have to be short, reachable and cleaned up, and 127.0.0.1 is all that is needed.
    unix_socket_directories: '',
    max_connections: 100,
    shared_buffers: `${sharedBuffersMb()}MB`,
    effective_cache_size: `${sharedBuffersMb() * 4}MB`,
    work_mem: '8MB',
    maintenance_work_mem: '64MB',
    // Disks without heads read anywhere at nearly the same price; the default would shun indexes.
    random_page_cost: 1.1,
    // Compiling a query takes longer than any query of the academy runs.
    jit: 'off',
    timezone: 'UTC',
    log_timezone: 'UTC',
    lc_messages: 'C',
    logging_collector: 'on',
    log_directory: 'log',
    log_filename: 'postgresql-%Y-%m-%d_%H%M%S.log',
    log_file_mode: '0600',
    log_rotation_size: '10MB',
    log_rotation_age: 0,
    log_line_prefix: '%m [%p] ',
    // After a crash one call for the whole disk, instead of opening a thousand files: seconds less on a busy machine.
    ...(process.platform === 'linux' ? { recovery_init_sync_method: 'syncfs' } : {}),
    ...(durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  };
  const all = [...Object.entries(ours).map(([name, value]) => `${name}=${value}`), ...settings];
  return all.flatMap((setting) => ['-c', setting]);
}

/** An eighth of the memory: a small server has to leave room for the academy itself and for ffmpeg. */
function sharedBuffersMb(): number {
  const limit = process.constrainedMemory() || Number.POSITIVE_INFINITY;
  const eighth = Math.min(totalmem(), limit) / 8 / MEGABYTE;
  return Math.round(Math.min(512, Math.max(32, eighth)));
}
