/** buildah and podman with images and containers of their own, in one folder that goes when the test is over. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const tools = ['debootstrap', 'buildah', 'podman', 'runc', 'nginx'];
const searched = `${process.env['PATH']}:/usr/sbin:/sbin`;
const LOG_SHOWN = 4000;

export class ContainerMachine {
  readonly folder: string;
  readonly #environment: NodeJS.ProcessEnv;

  constructor() {
    requireTools();
    this.folder = mkdtempSync(path.join(tmpdir(), 'academy-image-'));
    const write = (name: string, lines: readonly string[]) => {
      const file = path.join(this.folder, name);
      writeFileSync(file, `${lines.join('\n')}\n`);
      return file;
    };
    const storage = write('storage.conf', [
      '[storage]',
      'driver = "overlay"',
      `graphroot = "${this.folder}/storage"`,
      `runroot = "${this.folder}/run"`,
    ]);
    const containers = write('containers.conf', [
      '[engine]',
      'runtime = "runc"',
      'cgroup_manager = "cgroupfs"',
      'events_logger = "file"',
      '[containers]',
      // A machine that is itself a container may not let these be raised, as is done by default.
      'default_ulimits = ["nofile=16384:16384", "nproc=4096:4096"]',
    ]);
    this.#environment = {
      ...process.env,
      PATH: searched,
      BUILDAH_ISOLATION: 'chroot',
      CONTAINERS_STORAGE_CONF: storage,
      CONTAINERS_CONF: containers,
    };
  }

  /** Runs commands of a shell in the checkout, and answers what they wrote. What they say besides is shown when they fail. */
  async run(commands: string): Promise<string> {
    const shell = spawn('sh', ['-euc', commands], {
      cwd: root,
      env: this.#environment,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const [output, errors, [code]] = await Promise.all([
      shell.stdout.setEncoding('utf8').toArray(),
      shell.stderr.setEncoding('utf8').toArray(),
      once(shell, 'exit'),
    ]);
    if (code === 0) return output.join('').trim();
    const said = `${output.join('')}\n${errors.join('')}`.slice(-LOG_SHOWN);
    throw new Error(`The commands ended with ${code}:\n${commands}\n${said}`);
  }

  /** What a build needs to be told where npm has settings, or the network a certificate, of this machine's own. */
  buildOptions(): string {
    const secrets = {
      npmrc: path.join(homedir(), '.npmrc'),
      certificates: '/etc/ssl/certs/ca-certificates.crt',
    };
    return Object.entries(secrets)
      .filter(([, file]) => existsSync(file))
      .map(([id, file]) => `--secret id=${id},src=${file}`)
      .join(' ');
  }

  /** Ends every container, and leaves nothing mounted or kept. */
  async remove(): Promise<void> {
    await this.run('podman rm --all --force --time 5 >&2; buildah rm --all >&2; podman umount --all >&2');
    // The store keeps its own folder mounted.
    spawnSync('umount', [path.join(this.folder, 'storage/overlay')]);
    rmSync(this.folder, { recursive: true, force: true });
  }
}

function requireTools(): void {
  const isMissing = (tool: string) => spawnSync('which', [tool], { env: { PATH: searched } }).status !== 0;
  const missing = tools.filter(isMissing);
  if (missing.length > 0)
    throw new Error(
      `The image is built with Debian's tools. Install them first: apt install ${missing.join(' ')}`,
    );
  if (process.getuid?.() !== 0)
    throw new Error('A base is made, and containers are run, by root: run this test as root.');
}
