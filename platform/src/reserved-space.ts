/** Left free for everything else on the disk, the database above all: it must not stop because of a video. */
export const RESERVED_BYTES = 512 * 1024 * 1024;
